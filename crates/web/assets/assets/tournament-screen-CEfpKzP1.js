import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,L as l,M as u,N as d,P as f,R as p,S as m,U as h,V as g,W as _,c as v,d as y,f as b,h as x,i as S,k as C,l as w,m as T,o as E,p as D,r as O,s as k,u as A,v as j,w as M,x as N,y as P}from"./index-Dat-JAGO.js";import"./number-field-CRo1jZVN.js";var F=class extends N{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[m,p`
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
      ${e?c`<p class="small soft">${C(`cross-caption`)}</p>`:a}
      <div class="sheet" tabindex="0" role="region" aria-label=${C(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${C(`cross-table`)}
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
      ${e?this.ranking(e):a}
    `}cell(e,t,n){let i=I(e.pairings,t,n);if(!i)return a;let o=i.better===t?`better`:i.better===n?`worse`:``;return c`<button
      class=${o}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,n))}
    >
      <span class="unseen">${C(`a-against-b`,{a:t,b:n})}</span>
      <strong>${r(i.score.mean)}</strong>
      <span class="small">${e.exact?C(`exact`):L(i.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return c`<div class="sheet" tabindex="0" role="region" aria-label=${C(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${C(`strategy-title`)}</th>
            <th class="number">${C(`score`)}</th>
            <th>${C(`group`)}</th>
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
                  ${r(t.score)}
                  <span class="soft"
                    >${e.exact?``:L({...t,mean:t.score})}</span
                  >
                </td>
                <td>${t.group}</td>
                <td class="plot">${R({...t,mean:t.score})}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>`}};P([d({attribute:!1})],F.prototype,`report`,void 0),P([d({attribute:!1})],F.prototype,`strategies`,void 0),F=P([f(`cross-table`)],F);function I(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function L({mean:e,low:t,high:n}){let a=(n-t)/2;return Math.abs((t+n)/2-e)>a/4&&a>5e-4?`(${i(100*t,1)} – ${r(n)})`:`±${i(100*a,1)}`}function R({mean:e,low:t,high:n}){return c`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${l`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var z=class extends N{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=x.START,this.trace=[],this.history=new x}static{this.styles=[m,T,p`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new x;let t=this.history.extend(x.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return a;let[n=``,r=``]=e.players,i=this.history.line(x.START),o=new Map(e.mistakes.map(e=>[i[e.ply]??0,V(e)]));return c`
      ${this.refusal?v(this.refusal):a}
      <div class="both">
        ${t?c`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:a}
        <div class="stack">
          <p>${C(`who-sits`,{first:n,second:r})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:C(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${o}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${C(`back`)}
              ?disabled=${this.at===x.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${C(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?c`<a class="button" href=${_(b(this.playState()))}
                    >${C(`open-in-play`)}</a
                  >`:a}
          </div>
          ${e.replayable?this.mistakes(o):a}
        </div>
      </div>
    `}mistakes(e){return c`<div class="stack" aria-live="polite">
      <h3>${C(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>c`<li>
              <button
                aria-current=${e===this.at?`step`:a}
                @click=${()=>this.go(e)}
              >
                ${D()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...y(this.game,{1:A,2:A},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let r=this.replay?.start??null,i=e=>n.play({game:this.game,start:r,moves:e,seed:this.seed},null),a=t.at(-1),[o,s]=await Promise.all([i(t),a===void 0?null:i(t.slice(0,-1))]);if(e!==this.at)return;let c=s?.moves.find(({move:e})=>e===a);this.trace=c?.places.flatMap(e=>s?.picture.places[e]??[])??[],this.view=o,this.refusal=null}catch(e){this.refusal=M(e)}}};P([d()],z.prototype,`game`,void 0),P([d({type:Number})],z.prototype,`seed`,void 0),P([d({attribute:!1})],z.prototype,`replay`,void 0),P([u()],z.prototype,`view`,void 0),P([u()],z.prototype,`refusal`,void 0),P([u()],z.prototype,`at`,void 0),P([u()],z.prototype,`trace`,void 0),z=P([f(`play-replay`)],z);var B=4;function V({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,B).join(`, `),o=n.length>B?`${a}, …`:a;return C(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var H=[`exact`,`games`,`precision`,`sprt`],U=class extends N{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=G({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new E(this),this.written=``}static{this.styles=[m,p`
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
    `]}willUpdate(e){e.has(`address`)&&_(this.address)!==this.written&&(this.written=_(this.address),this.view=G(this.address))}render(){let{job:t}=this,n=t.result?.report??W(t.partial),r=t.result?.sentences[e.language]??t.partial?.sentence??``;return c`<div class="screen">
      <section class="card stack" aria-label=${C(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${C(`result`)}>
          ${t.running?c`<job-progress
                  .progress=${t.progress}
                  @cancel=${()=>t.cancel()}
                ></job-progress>`:a}
          ${t.refusal?v(t.refusal):a}
          <div aria-live="polite">
            ${r?c`<p class="sentence">${r}</p>`:a}
          </div>
          ${t.state===`cancelled`?c`<p class="soft" role="status">${C(`was-cancelled`)}</p>`:a}
          ${n?c`<cross-table
                    .report=${n}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  ${t.result?.remarks[e.language].map(e=>c`<p class="small soft">${e}</p>`)}`:t.running?a:c`<p class="soft">${C(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${t.result?this.files(t.result):a}
        </section>
        ${this.refusal?v(this.refusal):a}
        ${this.replayed?this.plays(this.replayed):a}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=w(t?.strategies??[]);return c`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>k(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${C(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>c`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${C(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${C(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${C(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${C(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>c`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${C(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${H.map(t=>c`<option value=${t} ?selected=${t===e.plan}>
                  ${C(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,C(`plays`),2,1e7):a}
        ${e.plan===`precision`?this.whole(`precision`,C(`precision-unit`),5,2e3):a}
        ${this.whole(`seed`,C(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${C(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return c`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return c`<div class="row">
      <button @click=${()=>S(O(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>S(O(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>S(O(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${C(`manifest`)}
      </button>
    </div>`}plays(e){return c`<section class="card stack" aria-label=${C(`replay`)}>
      <div class="row">
        <h2>${C(`replay-of`,{a:e.a,b:e.b})}</h2>
        <number-field
          label=${C(`play-number`)}
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
    </section>`}async show(e){this.replayed=e;let{game:t,seed:r}=this.view;try{let i=await n.replay({game:t,seed:r,...e});if(this.replayed!==e)return;this.replay=i,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=M(t))}}card(){return this.games.find(({name:e})=>e===j(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===j(e)),n=j(e)===j(this.view.game),r=w(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=K(this.view);this.written=_(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};P([d({attribute:!1})],U.prototype,`games`,void 0),P([d({attribute:!1})],U.prototype,`address`,void 0),P([u()],U.prototype,`view`,void 0),P([u()],U.prototype,`replay`,void 0),P([u()],U.prototype,`replayed`,void 0),P([u()],U.prototype,`refusal`,void 0),U=P([f(`tournament-screen`)],U);function W(e){return e?{...e,exact:!1,errors:[]}:null}function G(e){let t=s(e.fields.get(`strategies`)),n=g(e,`plan`);return{game:g(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:H.find(e=>e===n)??`games`,games:h(e,`games`,1e3),precision:h(e,`precision`,100),seed:h(e,`seed`,0)}}function K(e){return{screen:`tournament`,fields:new Map([[`game`,t(e.game)],[`strategies`,o(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{U as TournamentScreen};