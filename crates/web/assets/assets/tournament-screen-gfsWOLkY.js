import{A as e,B as t,E as n,F as r,I as i,L as a,M as o,N as s,O as c,R as l,T as u,V as d,_ as f,a as p,b as m,d as h,f as g,g as _,h as v,i as y,k as b,l as x,m as S,o as C,p as w,r as T,s as E,u as D,v as O,x as k,y as A,z as j}from"./index-CCrIxgHC.js";import{t as M}from"./job-Bt_VJJPe.js";var N=class extends c{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[s,d`
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
      .blank {
        display: grid;
        place-content: center;
        min-width: 5.5rem;
        min-height: 3.25rem;
        border: 2px dashed var(--line);
        border-radius: var(--radius);
        color: var(--soft);
      }
      .ranking {
        width: 100%;
      }
      .ranking td {
        text-align: start;
        padding: var(--s1) var(--s3);
      }
      .ranking .scale {
        display: flex;
        justify-content: space-between;
      }
      td,
      tbody th {
        vertical-align: middle;
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
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return j`
      ${e?j`<p class="small soft">${o(`cross-caption`)}</p>`:l}
      <div class="sheet" tabindex="0" role="region" aria-label=${o(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${o(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>j`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(n=>j`<tr>
                  <th scope="row">${n}</th>
                  ${t.map(t=>j`<td>
                        ${n===t?`·`:e?this.cell(e,n,t):j`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):l}
    `}cell(t,n,r){let i=P(t.pairings,n,r);if(!i)return l;let a=i.better===n?`better`:i.better===r?`worse`:``;return j`<button
      class=${a}
      @click=${()=>this.tell(`meeting`,this.asPlayed(t,n,r))}
    >
      <span class="unseen">${o(`a-against-b`,{a:n,b:r})}</span>
      <strong>${e(i.score.mean)}</strong>
      <span class="small">${t.exact?o(`exact`):F(i.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(t){return j`<div class="sheet" tabindex="0" role="region" aria-label=${o(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${o(`strategy-title`)}</th>
            <th class="number">${o(`score`)}</th>
            <th>${o(`group`)}</th>
            <th class="plot">
              <span class="scale"><span>0</span><span>50</span><span>100 %</span></span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${t.ranking.map((n,r)=>j`<tr>
                <td class="number">${r+1}</td>
                <td class="mono">${n.name}</td>
                <td class="number">
                  ${e(n.score)}
                  <span class="soft"
                    >${t.exact?``:F({...n,mean:n.score})}</span
                  >
                </td>
                <td>${n.group}</td>
                <td class="plot">${I({...n,mean:n.score})}</td>
              </tr>`)}
        </tbody>
      </table>
      ${t.cycles.length>0?j`<p class="small">
              ${o(`cycles`,{list:t.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:l}
      ${t.errors.map(({strategy:e,plays:t})=>j`<p class="small">
            ${o(`lost-by-error`,{strategy:e,plays:Object.values(t).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};n([i({attribute:!1})],N.prototype,`report`,void 0),n([i({attribute:!1})],N.prototype,`strategies`,void 0),N=n([a(`cross-table`)],N);function P(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function F({low:e,high:t}){return`±${b(50*(t-e),1)}`}function I({mean:e,low:n,high:r}){return j`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${t`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*n} x2=${100*r} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var L=class extends c{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=v.START,this.trace=[],this.history=new v}static{this.styles=[s,S,d`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new v;let t=this.history.extend(v.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return l;let n=this.history.line(v.START),r=new Map(e.mistakes.map(e=>[n[e.ply]??0,z(e)]));return j`
      ${this.refusal?p(this.refusal):l}
      <div class="both">
        ${t?j`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:l}
        <div class="stack">
          <p>${o(`who-sits`,{first:e.players[0],second:e.players[1]})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:o(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${r}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${o(`back`)}
              ?disabled=${this.at===v.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${o(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?j`<a class="button" href=${m(g(this.playState()))}
                    >${o(`open-in-play`)}</a
                  >`:l}
          </div>
          ${e.replayable?this.mistakes(r):l}
        </div>
      </div>
    `}mistakes(e){return j`<div class="stack" aria-live="polite">
      <h3>${o(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>j`<li>
              <button
                aria-current=${e===this.at?`step`:l}
                @click=${()=>this.go(e)}
              >
                ${w()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...h(this.game,{1:D,2:D},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>E.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=C(e)}}};n([i()],L.prototype,`game`,void 0),n([i({type:Number})],L.prototype,`seed`,void 0),n([i({attribute:!1})],L.prototype,`replay`,void 0),n([r()],L.prototype,`view`,void 0),n([r()],L.prototype,`refusal`,void 0),n([r()],L.prototype,`at`,void 0),n([r()],L.prototype,`trace`,void 0),L=n([a(`play-replay`)],L);var R=4;function z({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,R).join(`, `),s=n.length>R?`${a}, …`:a;return o(`mistake`,{number:e+1,move:t,could:r,became:i,best:s})}var B=[`exact`,`games`,`precision`,`sprt`],V=class extends c{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=U({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new M(this),this.written=``}static{this.styles=[s,d`
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
      .short {
        width: 8rem;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){e.has(`address`)&&m(this.address)!==this.written&&(this.written=m(this.address),this.view=U(this.address))}render(){let{job:e}=this,t=e.result?.report??H(e.partial),n=e.result?.sentence??e.partial?.sentence??``;return j`<div class="screen">
      <section class="card stack" aria-label=${o(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${o(`result`)}>
          ${e.running?j`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:l}
          ${e.refusal?p(e.refusal):l}
          <div aria-live="polite">
            ${n?j`<p class="sentence">${n}</p>`:l}
          </div>
          ${e.state===`cancelled`?j`<p class="soft" role="status">${o(`was-cancelled`)}</p>`:l}
          ${t?j`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${t.exact?o(`exact-numbers`):o(`sampled-numbers`,{seed:String(t.seed)})}
                  </p>`:e.running?l:j`<p class="soft">${o(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):l}
        </section>
        ${this.refusal?p(this.refusal):l}
        ${this.replayed?this.plays(this.replayed):l}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=x(t?.strategies??[]);return j`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${({tournament:e})=>e}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${o(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>j`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${o(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${o(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${o(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${o(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>j`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${o(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${B.map(t=>j`<option value=${t} ?selected=${t===e.plan}>
                  ${o(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,o(`plays`),2,1e7):l}
        ${e.plan===`precision`?this.whole(`precision`,o(`precision-unit`),5,2e3):l}
        ${this.whole(`seed`,o(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${o(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return j`<label class="field"
      >${t}
      <input
        class="short"
        type="number"
        min=${n}
        max=${r}
        .value=${String(this.view[e])}
        @change=${t=>{let i=Math.round(Number(t.target.value));this.change({[e]:Math.min(Math.max(i||n,n),r)})}}
      />
    </label>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return j`<div class="row">
      <button @click=${()=>y(T(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>y(T(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>y(T(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${o(`manifest`)}
      </button>
    </div>`}plays(e){return j`<section class="card stack" aria-label=${o(`replay`)}>
      <div class="row">
        <h2>${o(`replay-of`,{a:e.a,b:e.b})}</h2>
        <label class="row"
          >${o(`play-number`)}
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
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await E.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=C(t))}}card(){return this.games.find(({name:e})=>e===u(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===u(e)),n=u(e)===u(this.view.game),r=x(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=W(this.view);this.written=m(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};n([i({attribute:!1})],V.prototype,`games`,void 0),n([i({attribute:!1})],V.prototype,`address`,void 0),n([r()],V.prototype,`view`,void 0),n([r()],V.prototype,`replay`,void 0),n([r()],V.prototype,`replayed`,void 0),n([r()],V.prototype,`refusal`,void 0),V=n([a(`tournament-screen`)],V);function H(e){return e?{...e,exact:!1,complete:!1,strategies:[],seat:null,errors:[]}:null}function U(e){let t=O(e.fields.get(`strategies`)),n=f(e,`plan`);return{game:f(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:B.find(e=>e===n)??`games`,games:A(e,`games`,1e3),precision:A(e,`precision`,100),seed:A(e,`seed`,0)}}function W(e){return{screen:`tournament`,fields:new Map([[`game`,_(e.game)],[`strategies`,k(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{V as TournamentScreen};