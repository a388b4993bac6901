import{B as e,C as t,D as n,E as r,F as i,G as a,H as o,I as s,L as c,M as l,N as u,P as d,S as f,U as p,V as m,W as h,c as g,d as _,f as v,h as y,i as b,j as x,k as S,l as C,m as w,o as T,p as E,r as D,s as O,u as k,v as A,w as j,x as M,y as N,z as P}from"./index-BIOCYB6r.js";import"./number-field-C93vJI-n.js";var F=class extends M{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[f,c`
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
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return i`
      ${e?i`<p class="small soft">${S(`cross-caption`)}</p>`:d}
      <div class="sheet" tabindex="0" role="region" aria-label=${S(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${S(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>i`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(n=>i`<tr>
                  <th scope="row">${n}</th>
                  ${t.map(t=>i`<td>
                        ${n===t?`·`:e?this.cell(e,n,t):i`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):d}
    `}cell(e,t,r){let a=I(e.pairings,t,r);if(!a)return d;let o=a.better===t?`better`:a.better===r?`worse`:``;return i`<button
      class=${o}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,r))}
    >
      <span class="unseen">${S(`a-against-b`,{a:t,b:r})}</span>
      <strong>${n(a.score.mean)}</strong>
      <span class="small">${e.exact?S(`exact`):L(a.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return i`<div class="sheet" tabindex="0" role="region" aria-label=${S(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${S(`strategy-title`)}</th>
            <th class="number">${S(`score`)}</th>
            <th>${S(`group`)}</th>
            <th class="plot">
              <span class="scale"><span>0</span><span>50</span><span>100 %</span></span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((t,r)=>i`<tr>
                <td class="number">${r+1}</td>
                <td class="mono">${t.name}</td>
                <td class="number">
                  ${n(t.score)}
                  <span class="soft"
                    >${e.exact?``:L({...t,mean:t.score})}</span
                  >
                </td>
                <td>${t.group}</td>
                <td class="plot">${R({...t,mean:t.score})}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>`}};N([l({attribute:!1})],F.prototype,`report`,void 0),N([l({attribute:!1})],F.prototype,`strategies`,void 0),F=N([u(`cross-table`)],F);function I(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function L({mean:e,low:t,high:i}){let a=(i-t)/2;return Math.abs((t+i)/2-e)>a/4&&a>5e-4?`(${r(100*t,1)} – ${n(i)})`:`±${r(100*a,1)}`}function R({mean:e,low:t,high:n}){return i`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${s`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var z=class extends M{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=y.START,this.trace=[],this.history=new y}static{this.styles=[f,w,c`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new y;let t=this.history.extend(y.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return d;let[n=``,r=``]=e.players,a=this.history.line(y.START),o=new Map(e.mistakes.map(e=>[a[e.ply]??0,V(e)]));return i`
      ${this.refusal?g(this.refusal):d}
      <div class="both">
        ${t?i`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:d}
        <div class="stack">
          <p>${S(`who-sits`,{first:n,second:r})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:S(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${o}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${S(`back`)}
              ?disabled=${this.at===y.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${S(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?i`<a class="button" href=${p(v(this.playState()))}
                    >${S(`open-in-play`)}</a
                  >`:d}
          </div>
          ${e.replayable?this.mistakes(o):d}
        </div>
      </div>
    `}mistakes(e){return i`<div class="stack" aria-live="polite">
      <h3>${S(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>i`<li>
              <button
                aria-current=${e===this.at?`step`:d}
                @click=${()=>this.go(e)}
              >
                ${E()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{..._(this.game,{1:k,2:k},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,n=this.history.moves(e);try{let r=this.replay?.start??null,i=e=>t.play({game:this.game,start:r,moves:e,seed:this.seed},null),a=n.at(-1),[o,s]=await Promise.all([i(n),a===void 0?null:i(n.slice(0,-1))]);if(e!==this.at)return;let c=s?.moves.find(({move:e})=>e===a);this.trace=c?.places.flatMap(e=>s?.picture.places[e]??[])??[],this.view=o,this.refusal=null}catch(e){this.refusal=j(e)}}};N([l()],z.prototype,`game`,void 0),N([l({type:Number})],z.prototype,`seed`,void 0),N([l({attribute:!1})],z.prototype,`replay`,void 0),N([x()],z.prototype,`view`,void 0),N([x()],z.prototype,`refusal`,void 0),N([x()],z.prototype,`at`,void 0),N([x()],z.prototype,`trace`,void 0),z=N([u(`play-replay`)],z);var B=4;function V({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,B).join(`, `),o=n.length>B?`${a}, …`:a;return S(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var H=[`exact`,`games`,`precision`,`sprt`],U=class extends M{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=G({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new T(this),this.written=``}static{this.styles=[f,c`
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
    `]}willUpdate(e){e.has(`address`)&&p(this.address)!==this.written&&(this.written=p(this.address),this.view=G(this.address))}render(){let{job:e}=this,t=e.result?.report??W(e.partial),n=e.result?.sentences[a.language]??e.partial?.sentence??``;return i`<div class="screen">
      <section class="card stack" aria-label=${S(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${S(`result`)}>
          ${e.running?i`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:d}
          ${e.refusal?g(e.refusal):d}
          <div aria-live="polite">
            ${n?i`<p class="sentence">${n}</p>`:d}
          </div>
          ${e.state===`cancelled`?i`<p class="soft" role="status">${S(`was-cancelled`)}</p>`:d}
          ${t?i`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  ${e.result?.remarks[a.language].map(e=>i`<p class="small soft">${e}</p>`)}`:e.running?d:i`<p class="soft">${S(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):d}
        </section>
        ${this.refusal?g(this.refusal):d}
        ${this.replayed?this.plays(this.replayed):d}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=C(t?.strategies??[]);return i`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>O(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${S(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>i`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${S(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${S(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${S(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${S(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>i`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${S(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${H.map(t=>i`<option value=${t} ?selected=${t===e.plan}>
                  ${S(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,S(`plays`),2,1e7):d}
        ${e.plan===`precision`?this.whole(`precision`,S(`precision-unit`),5,2e3):d}
        ${this.whole(`seed`,S(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${S(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return i`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return i`<div class="row">
      <button @click=${()=>b(D(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>b(D(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>b(D(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${S(`manifest`)}
      </button>
    </div>`}plays(e){return i`<section class="card stack" aria-label=${S(`replay`)}>
      <div class="row">
        <h2>${S(`replay-of`,{a:e.a,b:e.b})}</h2>
        <number-field
          label=${S(`play-number`)}
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
    </section>`}async show(e){this.replayed=e;let{game:n,seed:r}=this.view;try{let i=await t.replay({game:n,seed:r,...e});if(this.replayed!==e)return;this.replay=i,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=j(t))}}card(){return this.games.find(({name:e})=>e===A(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===A(e)),n=A(e)===A(this.view.game),r=C(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=K(this.view);this.written=p(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};N([l({attribute:!1})],U.prototype,`games`,void 0),N([l({attribute:!1})],U.prototype,`address`,void 0),N([x()],U.prototype,`view`,void 0),N([x()],U.prototype,`replay`,void 0),N([x()],U.prototype,`replayed`,void 0),N([x()],U.prototype,`refusal`,void 0),U=N([u(`tournament-screen`)],U);function W(e){return e?{...e,exact:!1,errors:[]}:null}function G(t){let n=m(t.fields.get(`strategies`)),r=e(t,`plan`);return{game:e(t,`game`)??`tic-tac-toe`,strategies:n.length>=2?n:[`random`,`minimax:2`,`mcts:200`],plan:H.find(e=>e===r)??`games`,games:o(t,`games`,1e3),precision:o(t,`precision`,100),seed:o(t,`seed`,0)}}function K(e){return{screen:`tournament`,fields:new Map([[`game`,P(e.game)],[`strategies`,h(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{U as TournamentScreen};