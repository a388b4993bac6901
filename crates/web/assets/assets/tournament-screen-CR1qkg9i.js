import{B as e,D as t,F as n,I as r,L as i,M as a,O as o,P as s,R as c,T as l,_ as u,a as d,b as f,d as p,f as m,g as h,h as g,i as _,j as v,k as y,l as b,m as x,o as S,p as C,r as w,s as T,u as E,v as D,w as O,x as k,y as A,z as j}from"./index-CigNmSEp.js";import{t as M}from"./number-field-BeAZ4G-I.js";var N=class extends t{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[a,e`
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
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return c`
      ${e?c`<p class="small soft">${v(`cross-caption`)}</p>`:i}
      <div class="sheet" tabindex="0" role="region" aria-label=${v(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${v(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>c`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(n=>c`<tr>
                  <th scope="row">${n}</th>
                  ${t.map(t=>c`<td>
                        ${n===t?`·`:e?this.cell(e,n,t):c`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):i}
    `}cell(e,t,n){let r=P(e.pairings,t,n);if(!r)return i;let a=r.better===t?`better`:r.better===n?`worse`:``;return c`<button
      class=${a}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,n))}
    >
      <span class="unseen">${v(`a-against-b`,{a:t,b:n})}</span>
      <strong>${y(r.score.mean)}</strong>
      <span class="small">${e.exact?v(`exact`):F(r.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return c`<div class="sheet" tabindex="0" role="region" aria-label=${v(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${v(`strategy-title`)}</th>
            <th class="number">${v(`score`)}</th>
            <th>${v(`group`)}</th>
            <th class="plot">
              <span class="scale"><span>0</span><span>50</span><span>100 %</span></span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((t,n)=>c`<tr>
                <td class="number">${n+1}</td>
                <td class="mono">${t.name}</td>
                <td class="number">
                  ${y(t.score)}
                  <span class="soft"
                    >${e.exact?``:F({...t,mean:t.score})}</span
                  >
                </td>
                <td>${t.group}</td>
                <td class="plot">${I({...t,mean:t.score})}</td>
              </tr>`)}
        </tbody>
      </table>
      ${e.cycles.length>0?c`<p class="small">
              ${v(`cycles`,{list:e.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:i}
      ${e.errors.map(({strategy:e,plays:t})=>c`<p class="small">
            ${v(`lost-by-error`,{strategy:e,plays:Object.values(t).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};l([n({attribute:!1})],N.prototype,`report`,void 0),l([n({attribute:!1})],N.prototype,`strategies`,void 0),N=l([r(`cross-table`)],N);function P(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function F({low:e,high:t}){return`±${o(50*(t-e),1)}`}function I({mean:e,low:t,high:n}){return c`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${j`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var L=class extends t{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=g.START,this.trace=[],this.history=new g}static{this.styles=[a,x,e`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new g;let t=this.history.extend(g.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return i;let n=this.history.line(g.START),r=new Map(e.mistakes.map(e=>[n[e.ply]??0,z(e)]));return c`
      ${this.refusal?d(this.refusal):i}
      <div class="both">
        ${t?c`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:i}
        <div class="stack">
          <p>${v(`who-sits`,{first:e.players[0],second:e.players[1]})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:v(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${r}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${v(`back`)}
              ?disabled=${this.at===g.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${v(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?c`<a class="button" href=${f(m(this.playState()))}
                    >${v(`open-in-play`)}</a
                  >`:i}
          </div>
          ${e.replayable?this.mistakes(r):i}
        </div>
      </div>
    `}mistakes(e){return c`<div class="stack" aria-live="polite">
      <h3>${v(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>c`<li>
              <button
                aria-current=${e===this.at?`step`:i}
                @click=${()=>this.go(e)}
              >
                ${C()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...p(this.game,{1:E,2:E},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>T.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=S(e)}}};l([n()],L.prototype,`game`,void 0),l([n({type:Number})],L.prototype,`seed`,void 0),l([n({attribute:!1})],L.prototype,`replay`,void 0),l([s()],L.prototype,`view`,void 0),l([s()],L.prototype,`refusal`,void 0),l([s()],L.prototype,`at`,void 0),l([s()],L.prototype,`trace`,void 0),L=l([r(`play-replay`)],L);var R=4;function z({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,R).join(`, `),o=n.length>R?`${a}, …`:a;return v(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var B=[`exact`,`games`,`precision`,`sprt`],V=class extends t{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=U({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new M(this),this.written=``}static{this.styles=[a,e`
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
      number-field {
        width: 8rem;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){e.has(`address`)&&f(this.address)!==this.written&&(this.written=f(this.address),this.view=U(this.address))}render(){let{job:e}=this,t=e.result?.report??H(e.partial),n=e.result?.sentence??e.partial?.sentence??``;return c`<div class="screen">
      <section class="card stack" aria-label=${v(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${v(`result`)}>
          ${e.running?c`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:i}
          ${e.refusal?d(e.refusal):i}
          <div aria-live="polite">
            ${n?c`<p class="sentence">${n}</p>`:i}
          </div>
          ${e.state===`cancelled`?c`<p class="soft" role="status">${v(`was-cancelled`)}</p>`:i}
          ${t?c`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${t.exact?v(`exact-numbers`):v(`sampled-numbers`,{seed:String(t.seed)})}
                  </p>`:e.running?i:c`<p class="soft">${v(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):i}
        </section>
        ${this.refusal?d(this.refusal):i}
        ${this.replayed?this.plays(this.replayed):i}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=b(t?.strategies??[]);return c`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${({tournament:e})=>e}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${v(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>c`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${v(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${v(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${v(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${v(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>c`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${v(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${B.map(t=>c`<option value=${t} ?selected=${t===e.plan}>
                  ${v(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,v(`plays`),2,1e7):i}
        ${e.plan===`precision`?this.whole(`precision`,v(`precision-unit`),5,2e3):i}
        ${this.whole(`seed`,v(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${v(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return c`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return c`<div class="row">
      <button @click=${()=>_(w(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>_(w(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>_(w(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${v(`manifest`)}
      </button>
    </div>`}plays(e){return c`<section class="card stack" aria-label=${v(`replay`)}>
      <div class="row">
        <h2>${v(`replay-of`,{a:e.a,b:e.b})}</h2>
        <number-field
          label=${v(`play-number`)}
          .low=${1}
          .value=${e.play+1}
          @number=${t=>void this.show({...e,play:t.detail-1})}
        ></number-field>
      </div>
      <play-replay
        .game=${this.view.game}
        .seed=${this.view.seed}
        .replay=${this.replay}
      ></play-replay>
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await T.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=S(t))}}card(){return this.games.find(({name:e})=>e===O(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===O(e)),n=O(e)===O(this.view.game),r=b(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=W(this.view);this.written=f(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};l([n({attribute:!1})],V.prototype,`games`,void 0),l([n({attribute:!1})],V.prototype,`address`,void 0),l([s()],V.prototype,`view`,void 0),l([s()],V.prototype,`replay`,void 0),l([s()],V.prototype,`replayed`,void 0),l([s()],V.prototype,`refusal`,void 0),V=l([r(`tournament-screen`)],V);function H(e){return e?{...e,exact:!1,complete:!1,strategies:[],seat:null,errors:[]}:null}function U(e){let t=D(e.fields.get(`strategies`)),n=u(e,`plan`);return{game:u(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:B.find(e=>e===n)??`games`,games:A(e,`games`,1e3),precision:A(e,`precision`,100),seed:A(e,`seed`,0)}}function W(e){return{screen:`tournament`,fields:new Map([[`game`,h(e.game)],[`strategies`,k(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{V as TournamentScreen};