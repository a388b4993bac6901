import{B as e,C as t,D as n,E as r,I as i,N as a,O as o,P as s,R as c,S as l,V as u,d,f,g as p,h as m,l as h,n as g,p as _,t as v,u as y,w as b,x,y as S,z as C}from"./jobs-BEzt_sH5.js";import{c as w,d as T,f as E,i as D,l as O,m as k,o as A,p as j,r as M,s as N,u as P}from"./index-N4xWky_S.js";import"./number-field-ChEjJKZG.js";var F=class extends y{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[d,o`
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
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return r`
      ${e?r`<p class="small soft">${S(`cross-caption`)}</p>`:b}
      <div class="sheet" tabindex="0" role="region" aria-label=${S(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${S(`cross-table`)}
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
                  ${t.map(t=>r`<td>
                        ${n===t?`·`:e?this.cell(e,n,t):r`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):b}
    `}cell(e,t,n){let i=I(e.pairings,t,n);if(!i)return b;let a=i.better===t?`better`:i.better===n?`worse`:``;return r`<button
      class=${a}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,n))}
    >
      <span class="unseen">${S(`a-against-b`,{a:t,b:n})}</span>
      <strong>${p(i.score.mean)}</strong>
      <span class="small">${e.exact?S(`exact`):L(i.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return r`<div class="sheet" tabindex="0" role="region" aria-label=${S(`ranking`)}>
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
          ${e.ranking.map((t,n)=>r`<tr>
                <td class="number">${n+1}</td>
                <td class="mono">${t.name}</td>
                <td class="number">
                  ${p(t.score)}
                  <span class="soft"
                    >${e.exact?``:L({...t,mean:t.score})}</span
                  >
                </td>
                <td>${t.group}</td>
                <td class="plot">${R({...t,mean:t.score})}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>`}};h([l({attribute:!1})],F.prototype,`report`,void 0),h([l({attribute:!1})],F.prototype,`strategies`,void 0),F=h([t(`cross-table`)],F);function I(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function L({mean:e,low:t,high:n}){let r=(n-t)/2;return Math.abs((t+n)/2-e)>r/4&&r>5e-4?`(${m(100*t,1)} – ${p(n)})`:`±${m(100*r,1)}`}function R({mean:e,low:t,high:i}){return r`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${n`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*i} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var z=class extends y{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=j.START,this.trace=[],this.history=new j}static{this.styles=[d,E,o`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new j;let t=this.history.extend(j.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return b;let[n=``,i=``]=e.players,a=this.history.line(j.START),o=new Map(e.mistakes.map(e=>[a[e.ply]??0,V(e)]));return r`
      ${this.refusal?g(this.refusal):b}
      <div class="both">
        ${t?r`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:b}
        <div class="stack">
          <p>${S(`who-sits`,{first:n,second:i})}</p>
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
              ?disabled=${this.at===j.START}
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
            ${e.replayable?r`<a class="button" href=${C(P(this.playState()))}
                    >${S(`open-in-play`)}</a
                  >`:b}
          </div>
          ${e.replayable?this.mistakes(o):b}
        </div>
      </div>
    `}mistakes(e){return r`<div class="stack" aria-live="polite">
      <h3>${S(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>r`<li>
              <button
                aria-current=${e===this.at?`step`:b}
                @click=${()=>this.go(e)}
              >
                ${T()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...O(this.game,{1:w,2:w},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>f.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=_(e)}}};h([l()],z.prototype,`game`,void 0),h([l({type:Number})],z.prototype,`seed`,void 0),h([l({attribute:!1})],z.prototype,`replay`,void 0),h([x()],z.prototype,`view`,void 0),h([x()],z.prototype,`refusal`,void 0),h([x()],z.prototype,`at`,void 0),h([x()],z.prototype,`trace`,void 0),z=h([t(`play-replay`)],z);var B=4;function V({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,B).join(`, `),o=n.length>B?`${a}, …`:a;return S(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var H=[`exact`,`games`,`precision`,`sprt`],U=class extends y{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=G({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new A(this),this.written=``}static{this.styles=[d,o`
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
    `]}willUpdate(e){e.has(`address`)&&C(this.address)!==this.written&&(this.written=C(this.address),this.view=G(this.address))}render(){let{job:e}=this,t=e.result?.report??W(e.partial),n=e.result?.sentences[u.language]??e.partial?.sentence??``;return r`<div class="screen">
      <section class="card stack" aria-label=${S(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${S(`result`)}>
          ${e.running?r`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:b}
          ${e.refusal?g(e.refusal):b}
          <div aria-live="polite">
            ${n?r`<p class="sentence">${n}</p>`:b}
          </div>
          ${e.state===`cancelled`?r`<p class="soft" role="status">${S(`was-cancelled`)}</p>`:b}
          ${t?r`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  ${e.result?.remarks[u.language].map(e=>r`<p class="small soft">${e}</p>`)}`:e.running?b:r`<p class="soft">${S(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):b}
        </section>
        ${this.refusal?g(this.refusal):b}
        ${this.replayed?this.plays(this.replayed):b}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=N(t?.strategies??[]);return r`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>v(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${S(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>r`<li>
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
        ${n.map(({word:e,about:t})=>r`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${S(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${H.map(t=>r`<option value=${t} ?selected=${t===e.plan}>
                  ${S(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,S(`plays`),2,1e7):b}
        ${e.plan===`precision`?this.whole(`precision`,S(`precision-unit`),5,2e3):b}
        ${this.whole(`seed`,S(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${S(`run-tournament`)}
      </button>
    `}whole(e,t,n,i){return r`<number-field
      label=${t}
      .low=${n}
      .high=${i}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return r`<div class="row">
      <button @click=${()=>D(M(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>D(M(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>D(M(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${S(`manifest`)}
      </button>
    </div>`}plays(e){return r`<section class="card stack" aria-label=${S(`replay`)}>
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
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await f.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=_(t))}}card(){return this.games.find(({name:e})=>e===k(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===k(e)),n=k(e)===k(this.view.game),r=N(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=K(this.view);this.written=C(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};h([l({attribute:!1})],U.prototype,`games`,void 0),h([l({attribute:!1})],U.prototype,`address`,void 0),h([x()],U.prototype,`view`,void 0),h([x()],U.prototype,`replay`,void 0),h([x()],U.prototype,`replayed`,void 0),h([x()],U.prototype,`refusal`,void 0),U=h([t(`tournament-screen`)],U);function W(e){return e?{...e,exact:!1,errors:[]}:null}function G(e){let t=i(e.fields.get(`strategies`)),n=s(e,`plan`);return{game:s(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:H.find(e=>e===n)??`games`,games:c(e,`games`,1e3),precision:c(e,`precision`,100),seed:c(e,`seed`,0)}}function K(t){return{screen:`tournament`,fields:new Map([[`game`,a(t.game)],[`strategies`,e(t.strategies)],[`plan`,t.plan],[`games`,t.plan===`games`?String(t.games):``],[`precision`,t.plan===`precision`?String(t.precision):``],[`seed`,t.seed===0?``:String(t.seed)]])}}export{U as TournamentScreen};