import{A as e,C as t,E as n,M as r,N as i,O as a,P as o,S as s,T as c,_ as l,a as u,b as d,c as f,d as p,f as m,g as h,h as g,i as _,j as v,k as y,l as b,m as x,n as S,o as C,p as w,r as T,u as E,v as D,x as O,y as k}from"./index-Dbjpb4lK.js";import{t as A}from"./job-DRXBstF1.js";var j=class extends O{constructor(...e){super(...e),this.report=null}static{this.styles=[n,o`
      :host {
        display: grid;
        gap: var(--s4);
      }
      td {
        text-align: center;
        padding: var(--s1);
      }
      tbody th {
        font-family: var(--mono);
        color: var(--ink);
        white-space: nowrap;
      }
      .cross thead th {
        font-family: var(--mono);
        color: var(--ink);
        text-align: center;
      }
      td button {
        display: grid;
        gap: 0;
        width: 100%;
        min-width: 5.5rem;
        padding: var(--s1) var(--s2);
        line-height: 1.25;
        border-width: 2px;
      }
      td button strong {
        font-size: 1.125rem;
      }
      td .better {
        background: var(--first-wash);
        border-color: var(--first);
      }
      td .worse {
        background: var(--second-wash);
        border-color: var(--second);
        border-style: dashed;
      }
      .ranking {
        width: 100%;
      }
      .ranking td {
        text-align: start;
      }
      .ranking td.number {
        text-align: right;
      }
      .plot {
        min-width: 9rem;
        width: 40%;
      }
      .plot svg {
        display: block;
        width: 100%;
        height: 1.75rem;
      }
      .axis {
        stroke: var(--strong-line);
        stroke-dasharray: 3 3;
      }
      .whisker {
        stroke: var(--ink);
        stroke-width: 2.5;
      }
      .mean {
        fill: var(--first);
      }
    `]}render(){let{report:e}=this;if(!e)return v;let t=e.ranking.map(({name:e})=>e);return r`
      <div class="sheet" tabindex="0" role="region" aria-label=${c(`cross-table`)}>
        <table class="cross">
          <caption class="small soft">
            ${c(`cross-caption`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>r`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(n=>r`<tr>
                  <th scope="row">${n}</th>
                  ${t.map(t=>r`<td>${n===t?`·`:this.cell(e,n,t)}</td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${this.ranking(e)}
    `}cell(e,n,i){let a=M(e.pairings,n,i);if(!a)return v;let o=a.better===n?`better`:a.better===i?`worse`:``;return r`<button
      class=${o}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,n,i))}
    >
      <span class="unseen">${c(`a-against-b`,{a:n,b:i})}</span>
      <strong>${t(a.score.mean)}</strong>
      <span class="small">${e.exact?c(`exact`):N(a.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return r`<div class="sheet" tabindex="0" role="region" aria-label=${c(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${c(`strategy-title`)}</th>
            <th class="number">${c(`score`)}</th>
            <th>${c(`group`)}</th>
            <th class="plot">0 – 100 %</th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((n,i)=>r`<tr>
                <td class="number">${i+1}</td>
                <td class="mono">${n.name}</td>
                <td class="number">
                  ${t(n.score)}
                  <span class="soft"
                    >${e.exact?``:N({...n,mean:n.score})}</span
                  >
                </td>
                <td>${n.group}</td>
                <td class="plot">${P({...n,mean:n.score})}</td>
              </tr>`)}
        </tbody>
      </table>
      ${e.cycles.length>0?r`<p class="small">
              ${c(`cycles`,{list:e.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:v}
      ${e.errors.map(({strategy:e,plays:t})=>r`<p class="small">
            ${c(`lost-by-error`,{strategy:e,plays:Object.values(t).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};d([y({attribute:!1})],j.prototype,`report`,void 0),j=d([e(`cross-table`)],j);function M(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function N({low:e,high:t}){return`±${s(50*(t-e),1)}`}function P({mean:e,low:t,high:n}){return r`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${i`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var F=class extends O{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=m.START,this.history=new m}static{this.styles=[n,o`
      .both {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(12rem, 2fr);
        gap: var(--s4);
      }
      game-board {
        --board-height: 26rem;
      }
      @media (max-width: 50rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new m;let t=this.history.extend(m.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return v;let n=this.history.line(m.START),i=new Map(e.mistakes.map(({ply:e,best:t,lost:r})=>[n[e]??0,c(`mistake`,{lost:r,best:t.join(`, `)})]));return r`
      ${this.refusal?_(this.refusal):v}
      <div class="both">
        ${t?r`<game-board .picture=${t.picture} .label=${t.sentence}></game-board>`:v}
        <div class="stack">
          <p>${c(`who-sits`,{first:e.players[0],second:e.players[1]})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:c(`chance-between`)}
          </p>
          ${i.has(this.at)?r`<p><strong>${i.get(this.at)}</strong></p>`:v}
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${i}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${c(`back`)}
              ?disabled=${this.at===m.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${c(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            <a class="button" href=${l(p(this.playState()))}
              >${c(`open-in-play`)}</a
            >
          </div>
        </div>
      </div>
    `}playState(){return{...E(this.game,{1:b,2:b},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=await C.play({game:this.game,start:n,moves:t,seed:this.seed},null);e===this.at&&(this.view=r)}catch(e){this.refusal=u(e)}}};d([y()],F.prototype,`game`,void 0),d([y({type:Number})],F.prototype,`seed`,void 0),d([y({attribute:!1})],F.prototype,`replay`,void 0),d([a()],F.prototype,`view`,void 0),d([a()],F.prototype,`refusal`,void 0),d([a()],F.prototype,`at`,void 0),F=d([e(`play-replay`)],F);var I=[`exact`,`games`,`precision`,`sprt`],L=class extends O{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=z({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new A(this),this.written=``}static{this.styles=[n,o`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      select {
        width: 100%;
      }
      .chosen {
        display: grid;
        gap: var(--s1);
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .chosen li {
        display: flex;
        gap: var(--s1);
      }
      .chosen input {
        flex: 1;
        min-width: 0;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      .empty {
        padding-block: var(--s6);
        text-align: center;
        color: var(--soft);
      }
      .short {
        width: 8rem;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){e.has(`address`)&&l(this.address)!==this.written&&(this.view=z(this.address))}render(){let{job:e}=this,t=e.result?.report??R(e.partial),n=e.result?.sentence??e.partial?.sentence??``;return r`<div class="screen">
      <section class="card stack" aria-label=${c(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${c(`result`)}>
          ${e.running?r`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:v}
          ${e.refusal?_(e.refusal):v}
          <p class="sentence" aria-live="polite">${n}</p>
          ${e.state===`cancelled`?r`<p class="soft" role="status">${c(`was-cancelled`)}</p>`:v}
          ${t?r`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${t.exact?c(`exact-numbers`):c(`sampled-numbers`,{seed:String(t.seed)})}
                  </p>`:e.running?v:r`<p class="empty">${c(`tournament-empty`)}</p>`}
          ${e.result?this.files(e.result):v}
        </section>
        ${this.refusal?_(this.refusal):v}
        ${this.replayed?this.plays(this.replayed):v}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=f(t?.strategies??[]);return r`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${({tournament:e})=>e}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${c(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>r`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${c(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${c(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${c(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${c(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>r`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${c(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${I.map(t=>r`<option value=${t} ?selected=${t===e.plan}>
                  ${c(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,c(`plays`),2,1e7):v}
        ${e.plan===`precision`?this.whole(`precision`,c(`precision-unit`),5,2e3):v}
        ${this.whole(`seed`,c(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${c(`run-tournament`)}
      </button>
    `}whole(e,t,n,i){return r`<label class="field"
      >${t}
      <input
        class="short"
        type="number"
        min=${n}
        max=${i}
        .value=${String(this.view[e])}
        @change=${t=>{let r=Math.round(Number(t.target.value));this.change({[e]:Math.min(Math.max(r||n,n),i)})}}
      />
    </label>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return r`<div class="row">
      <button @click=${()=>T(S(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>T(S(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>T(S(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${c(`manifest`)}
      </button>
    </div>`}plays(e){return r`<section class="card stack" aria-label=${c(`replay`)}>
      <div class="row">
        <h2>${c(`replay-of`,{a:e.a,b:e.b})}</h2>
        <label class="row"
          >${c(`play-number`)}
          <input
            class="short"
            type="number"
            min="1"
            .value=${String(e.play+1)}
            @change=${t=>{let n=Math.max(1,Math.round(Number(t.target.value)))-1;this.show({...e,play:n})}}
          />
        </label>
      </div>
      <play-replay
        .game=${this.view.game}
        .seed=${this.view.seed}
        .replay=${this.replay}
      ></play-replay>
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{this.replay=await C.replay({game:t,seed:n,...e}),this.refusal=null}catch(e){this.refusal=u(e)}}card(){return this.games.find(({name:e})=>e===k(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===k(e)),n=k(e)===k(this.view.game),r=f(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=B(this.view);this.written=l(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};d([y({attribute:!1})],L.prototype,`games`,void 0),d([y({attribute:!1})],L.prototype,`address`,void 0),d([a()],L.prototype,`view`,void 0),d([a()],L.prototype,`replay`,void 0),d([a()],L.prototype,`replayed`,void 0),d([a()],L.prototype,`refusal`,void 0),L=d([e(`tournament-screen`)],L);function R(e){return e?{...e,exact:!1,complete:!1,strategies:[],seat:null,errors:[]}:null}function z(e){let t=g(e.fields.get(`strategies`)),n=x(e,`plan`);return{game:x(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:I.find(e=>e===n)??`games`,games:h(e,`games`,1e3),precision:h(e,`precision`,100),seed:h(e,`seed`,0)}}function B(e){return{screen:`tournament`,fields:new Map([[`game`,w(e.game)],[`strategies`,D(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{L as TournamentScreen};