import{A as e,D as t,E as n,F as r,I as i,L as a,N as o,O as s,P as c,R as l,T as u,_ as d,a as f,b as p,d as m,f as h,g,h as _,i as v,j as y,l as b,m as x,o as S,p as C,r as w,s as T,u as E,v as D,w as O,x as k,y as A,z as j}from"./index-3h_3dC2o.js";import{t as M}from"./job-CjqJkIsf.js";var N=class extends n{constructor(...e){super(...e),this.report=null}static{this.styles=[y,j`
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
    `]}render(){let{report:t}=this;if(!t)return i;let n=t.ranking.map(({name:e})=>e);return a`
      <div class="sheet" tabindex="0" role="region" aria-label=${e(`cross-table`)}>
        <table class="cross">
          <caption class="small soft">
            ${e(`cross-caption`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${n.map(e=>a`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map(e=>a`<tr>
                  <th scope="row">${e}</th>
                  ${n.map(n=>a`<td>${e===n?`·`:this.cell(t,e,n)}</td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${this.ranking(t)}
    `}cell(t,n,r){let o=P(t.pairings,n,r);if(!o)return i;let c=o.better===n?`better`:o.better===r?`worse`:``;return a`<button
      class=${c}
      @click=${()=>this.tell(`meeting`,this.asPlayed(t,n,r))}
    >
      <span class="unseen">${e(`a-against-b`,{a:n,b:r})}</span>
      <strong>${s(o.score.mean)}</strong>
      <span class="small">${t.exact?e(`exact`):F(o.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(t){return a`<div class="sheet" tabindex="0" role="region" aria-label=${e(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${e(`strategy-title`)}</th>
            <th class="number">${e(`score`)}</th>
            <th>${e(`group`)}</th>
            <th class="plot">0 – 100 %</th>
          </tr>
        </thead>
        <tbody>
          ${t.ranking.map((e,n)=>a`<tr>
                <td class="number">${n+1}</td>
                <td class="mono">${e.name}</td>
                <td class="number">
                  ${s(e.score)}
                  <span class="soft"
                    >${t.exact?``:F({...e,mean:e.score})}</span
                  >
                </td>
                <td>${e.group}</td>
                <td class="plot">${I({...e,mean:e.score})}</td>
              </tr>`)}
        </tbody>
      </table>
      ${t.cycles.length>0?a`<p class="small">
              ${e(`cycles`,{list:t.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:i}
      ${t.errors.map(({strategy:t,plays:n})=>a`<p class="small">
            ${e(`lost-by-error`,{strategy:t,plays:Object.values(n).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};u([c({attribute:!1})],N.prototype,`report`,void 0),N=u([r(`cross-table`)],N);function P(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function F({low:e,high:n}){return`±${t(50*(n-e),1)}`}function I({mean:e,low:t,high:n}){return a`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${l`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var L=class extends n{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=_.START,this.trace=[],this.history=new _}static{this.styles=[y,x,j`
      .both {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(12rem, 2fr);
        gap: var(--s4);
      }
      game-board {
        --board-height: 26rem;
      }
      .mistakes {
        display: grid;
        gap: var(--s2);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .mistakes button {
        width: 100%;
        justify-content: start;
        text-align: start;
        line-height: 1.4;
        padding: var(--s2);
      }
      .mistakes button[aria-current] {
        border-color: var(--ink);
        border-width: 2px;
        font-weight: 600;
      }
      @media (max-width: 50rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new _;let t=this.history.extend(_.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:t,view:n}=this;if(!t)return i;let r=this.history.line(_.START),o=new Map(t.mistakes.map(e=>[r[e.ply]??0,z(e)]));return a`
      ${this.refusal?f(this.refusal):i}
      <div class="both">
        ${n?a`<game-board
                .picture=${n.picture}
                .trace=${this.trace}
                .label=${n.sentence}
              ></game-board>`:i}
        <div class="stack">
          <p>${e(`who-sits`,{first:t.players[0],second:t.players[1]})}</p>
          <p aria-live="polite">
            ${t.replayable?n?.sentence??``:e(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${o}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${e(`back`)}
              ?disabled=${this.at===_.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${e(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            <a class="button" href=${p(h(this.playState()))}
              >${e(`open-in-play`)}</a
            >
          </div>
          ${t.replayable?this.mistakes(o):i}
        </div>
      </div>
    `}mistakes(t){return a`<div class="stack" aria-live="polite">
      <h3>${e(`mistakes`,{count:t.size})}</h3>
      <ul class="mistakes">
        ${[...t].map(([e,t])=>a`<li>
              <button
                aria-current=${e===this.at?`step`:i}
                @click=${()=>this.go(e)}
              >
                ${C()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...m(this.game,{1:E,2:E},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>T.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=S(e)}}};u([c()],L.prototype,`game`,void 0),u([c({type:Number})],L.prototype,`seed`,void 0),u([c({attribute:!1})],L.prototype,`replay`,void 0),u([o()],L.prototype,`view`,void 0),u([o()],L.prototype,`refusal`,void 0),u([o()],L.prototype,`at`,void 0),u([o()],L.prototype,`trace`,void 0),L=u([r(`play-replay`)],L);var R=4;function z({ply:t,move:n,best:r,could:i,became:a}){let o=r.slice(0,R).join(`, `),s=r.length>R?`${o}, …`:o;return e(`mistake`,{number:t+1,move:n,could:i,became:a,best:s})}var B=[`exact`,`games`,`precision`,`sprt`],V=class extends n{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=U({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new M(this),this.written=``}static{this.styles=[y,j`
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
    `]}willUpdate(e){e.has(`address`)&&p(this.address)!==this.written&&(this.written=p(this.address),this.view=U(this.address))}render(){let{job:t}=this,n=t.result?.report??H(t.partial),r=t.result?.sentence??t.partial?.sentence??``;return a`<div class="screen">
      <section class="card stack" aria-label=${e(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${e(`result`)}>
          ${t.running?a`<job-progress
                  .progress=${t.progress}
                  @cancel=${()=>t.cancel()}
                ></job-progress>`:i}
          ${t.refusal?f(t.refusal):i}
          <p class="sentence" aria-live="polite">${r}</p>
          ${t.state===`cancelled`?a`<p class="soft" role="status">${e(`was-cancelled`)}</p>`:i}
          ${n?a`<cross-table
                    .report=${n}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${n.exact?e(`exact-numbers`):e(`sampled-numbers`,{seed:String(n.seed)})}
                  </p>`:t.running?i:a`<p class="empty">${e(`tournament-empty`)}</p>`}
          ${t.result?this.files(t.result):i}
        </section>
        ${this.refusal?f(this.refusal):i}
        ${this.replayed?this.plays(this.replayed):i}
      </div>
    </div>`}form(){let{view:t}=this,n=this.card(),r=b(n?.strategies??[]);return a`
      <game-picker
        .games=${this.games}
        .word=${t.game}
        .fits=${({tournament:e})=>e}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${e(`strategies`)}</h2>
      <ol class="chosen">
        ${t.strategies.map((n,r)=>a`<li>
              <input
                class="mono"
                .value=${n}
                spellcheck="false"
                aria-label=${e(`strategy-number`,{number:r+1})}
                @change=${e=>this.set(r,e.target.value)}
              />
              <button
                aria-label=${e(`remove`,{strategy:n})}
                ?disabled=${t.strategies.length<=2}
                @click=${()=>this.set(r,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${e(`add-strategy`)}
        @change=${e=>{let n=e.target;n.value&&this.change({strategies:[...t.strategies,n.value]}),n.value=``}}
      >
        <option value="">${e(`add-strategy`)}</option>
        ${r.map(({word:e,about:t})=>a`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${e(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${B.map(n=>a`<option value=${n} ?selected=${n===t.plan}>
                  ${e(`plan-${n}`)}
                </option>`)}
          </select>
        </label>
        ${t.plan===`games`?this.whole(`games`,e(`plays`),2,1e7):i}
        ${t.plan===`precision`?this.whole(`precision`,e(`precision-unit`),5,2e3):i}
        ${this.whole(`seed`,e(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${e(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return a`<label class="field"
      >${t}
      <input
        class="short"
        type="number"
        min=${n}
        max=${r}
        .value=${String(this.view[e])}
        @change=${t=>{let i=Math.round(Number(t.target.value));this.change({[e]:Math.min(Math.max(i||n,n),r)})}}
      />
    </label>`}files(t){let{game:n}=this.view,r=e=>JSON.stringify(e,null,2);return a`<div class="row">
      <button @click=${()=>v(w(n,`csv`),t.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>v(w(n,`json`),r(t.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>v(w(`${n}-manifest`,`json`),r(t.manifest),`application/json`)}
      >
        ${e(`manifest`)}
      </button>
    </div>`}plays(t){return a`<section class="card stack" aria-label=${e(`replay`)}>
      <div class="row">
        <h2>${e(`replay-of`,{a:t.a,b:t.b})}</h2>
        <label class="row"
          >${e(`play-number`)}
          <input
            class="short"
            type="number"
            min="1"
            .value=${String(t.play+1)}
            @change=${e=>{let n=Math.max(1,Math.round(Number(e.target.value)))-1;this.show({...t,play:n})}}
          />
        </label>
      </div>
      <play-replay
        .game=${this.view.game}
        .seed=${this.view.seed}
        .replay=${this.replay}
      ></play-replay>
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{this.replay=await T.replay({game:t,seed:n,...e}),this.refusal=null}catch(e){this.refusal=S(e)}}card(){return this.games.find(({name:e})=>e===O(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===O(e)),n=O(e)===O(this.view.game),r=b(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=W(this.view);this.written=p(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};u([c({attribute:!1})],V.prototype,`games`,void 0),u([c({attribute:!1})],V.prototype,`address`,void 0),u([o()],V.prototype,`view`,void 0),u([o()],V.prototype,`replay`,void 0),u([o()],V.prototype,`replayed`,void 0),u([o()],V.prototype,`refusal`,void 0),V=u([r(`tournament-screen`)],V);function H(e){return e?{...e,exact:!1,complete:!1,strategies:[],seat:null,errors:[]}:null}function U(e){let t=D(e.fields.get(`strategies`)),n=d(e,`plan`);return{game:d(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:B.find(e=>e===n)??`games`,games:A(e,`games`,1e3),precision:A(e,`precision`,100),seed:A(e,`seed`,0)}}function W(e){return{screen:`tournament`,fields:new Map([[`game`,g(e.game)],[`strategies`,k(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{V as TournamentScreen};