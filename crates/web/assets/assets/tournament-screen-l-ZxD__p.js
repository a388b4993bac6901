import{A as e,B as t,E as n,F as r,I as i,L as a,M as o,O as s,R as c,S as l,T as u,V as d,_ as f,a as p,c as m,d as h,f as g,g as _,h as v,i as y,j as b,k as x,l as S,m as C,o as w,p as T,r as E,s as D,u as O,v as k,w as A,x as j,z as M}from"./index-DAlzBVY8.js";import{t as N}from"./number-field-C4lqbuQz.js";var P=class extends A{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[e,d`
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
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return M`
      ${e?M`<p class="small soft">${s(`cross-caption`)}</p>`:c}
      <div class="sheet" tabindex="0" role="region" aria-label=${s(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${s(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>M`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(n=>M`<tr>
                  <th scope="row">${n}</th>
                  ${t.map(t=>M`<td>
                        ${n===t?`·`:e?this.cell(e,n,t):M`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):c}
    `}cell(e,t,r){let i=F(e.pairings,t,r);if(!i)return c;let a=i.better===t?`better`:i.better===r?`worse`:``;return M`<button
      class=${a}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,r))}
    >
      <span class="unseen">${s(`a-against-b`,{a:t,b:r})}</span>
      <strong>${n(i.score.mean)}</strong>
      <span class="small">${e.exact?s(`exact`):I(i.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return M`<div class="sheet" tabindex="0" role="region" aria-label=${s(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${s(`strategy-title`)}</th>
            <th class="number">${s(`score`)}</th>
            <th>${s(`group`)}</th>
            <th class="plot">
              <span class="scale"><span>0</span><span>50</span><span>100 %</span></span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((t,r)=>M`<tr>
                <td class="number">${r+1}</td>
                <td class="mono">${t.name}</td>
                <td class="number">
                  ${n(t.score)}
                  <span class="soft"
                    >${e.exact?``:I({...t,mean:t.score})}</span
                  >
                </td>
                <td>${t.group}</td>
                <td class="plot">${L({...t,mean:t.score})}</td>
              </tr>`)}
        </tbody>
      </table>
      ${e.cycles.length>0?M`<p class="small">
              ${s(`cycles`,{list:e.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:c}
      ${e.errors.map(({strategy:e,plays:t})=>M`<p class="small">
            ${s(`lost-by-error`,{strategy:e,plays:Object.values(t).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};l([i({attribute:!1})],P.prototype,`report`,void 0),l([i({attribute:!1})],P.prototype,`strategies`,void 0),P=l([a(`cross-table`)],P);function F(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function I({mean:e,low:t,high:r}){let i=(r-t)/2;return Math.abs((t+r)/2-e)>i/4&&i>5e-4?`(${u(100*t,1)} – ${n(r)})`:`±${u(100*i,1)}`}function L({mean:e,low:n,high:r}){return M`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${t`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*n} x2=${100*r} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var R=class extends A{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=g.START,this.trace=[],this.history=new g}static{this.styles=[e,h,d`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new g;let t=this.history.extend(g.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return c;let[n=``,r=``]=e.players,i=this.history.line(g.START),a=new Map(e.mistakes.map(e=>[i[e.ply]??0,B(e)]));return M`
      ${this.refusal?p(this.refusal):c}
      <div class="both">
        ${t?M`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:c}
        <div class="stack">
          <p>${s(`who-sits`,{first:n,second:r})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:s(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${a}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${s(`back`)}
              ?disabled=${this.at===g.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${s(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?M`<a class="button" href=${f(S(this.playState()))}
                    >${s(`open-in-play`)}</a
                  >`:c}
          </div>
          ${e.replayable?this.mistakes(a):c}
        </div>
      </div>
    `}mistakes(e){return M`<div class="stack" aria-live="polite">
      <h3>${s(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>M`<li>
              <button
                aria-current=${e===this.at?`step`:c}
                @click=${()=>this.go(e)}
              >
                ${O()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...m(this.game,{1:D,2:D},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>o.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,s]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let c=s?.moves.find(({move:e})=>e===i);this.trace=c?.places.flatMap(e=>s?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=b(e)}}};l([i()],R.prototype,`game`,void 0),l([i({type:Number})],R.prototype,`seed`,void 0),l([i({attribute:!1})],R.prototype,`replay`,void 0),l([r()],R.prototype,`view`,void 0),l([r()],R.prototype,`refusal`,void 0),l([r()],R.prototype,`at`,void 0),l([r()],R.prototype,`trace`,void 0),R=l([a(`play-replay`)],R);var z=4;function B({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,z).join(`, `),o=n.length>z?`${a}, …`:a;return s(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var V=[`exact`,`games`,`precision`,`sprt`],H=class extends A{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=W({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new N(this),this.written=``}static{this.styles=[e,d`
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
    `]}willUpdate(e){e.has(`address`)&&f(this.address)!==this.written&&(this.written=f(this.address),this.view=W(this.address))}render(){let{job:e}=this,t=e.result?.report??U(e.partial),n=e.result?.sentences[x.language]??e.partial?.sentence??``;return M`<div class="screen">
      <section class="card stack" aria-label=${s(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${s(`result`)}>
          ${e.running?M`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:c}
          ${e.refusal?p(e.refusal):c}
          <div aria-live="polite">
            ${n?M`<p class="sentence">${n}</p>`:c}
          </div>
          ${e.state===`cancelled`?M`<p class="soft" role="status">${s(`was-cancelled`)}</p>`:c}
          ${t?M`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${t.exact?s(`exact-numbers`):s(`sampled-numbers`,{seed:String(t.seed)})}
                  </p>`:e.running?c:M`<p class="soft">${s(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):c}
        </section>
        ${this.refusal?p(this.refusal):c}
        ${this.replayed?this.plays(this.replayed):c}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=w(t?.strategies??[]);return M`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${({tournament:e})=>e}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${s(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>M`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${s(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${s(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${s(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${s(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>M`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${s(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${V.map(t=>M`<option value=${t} ?selected=${t===e.plan}>
                  ${s(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,s(`plays`),2,1e7):c}
        ${e.plan===`precision`?this.whole(`precision`,s(`precision-unit`),5,2e3):c}
        ${this.whole(`seed`,s(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${s(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return M`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return M`<div class="row">
      <button @click=${()=>y(E(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>y(E(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>y(E(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${s(`manifest`)}
      </button>
    </div>`}plays(e){return M`<section class="card stack" aria-label=${s(`replay`)}>
      <div class="row">
        <h2>${s(`replay-of`,{a:e.a,b:e.b})}</h2>
        <number-field
          label=${s(`play-number`)}
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
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await o.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=b(t))}}card(){return this.games.find(({name:e})=>e===j(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===j(e)),n=j(e)===j(this.view.game),r=w(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=G(this.view);this.written=f(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};l([i({attribute:!1})],H.prototype,`games`,void 0),l([i({attribute:!1})],H.prototype,`address`,void 0),l([r()],H.prototype,`view`,void 0),l([r()],H.prototype,`replay`,void 0),l([r()],H.prototype,`replayed`,void 0),l([r()],H.prototype,`refusal`,void 0),H=l([a(`tournament-screen`)],H);function U(e){return e?{...e,exact:!1,errors:[]}:null}function W(e){let t=v(e.fields.get(`strategies`)),n=C(e,`plan`);return{game:C(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:V.find(e=>e===n)??`games`,games:_(e,`games`,1e3),precision:_(e,`precision`,100),seed:_(e,`seed`,0)}}function G(e){return{screen:`tournament`,fields:new Map([[`game`,T(e.game)],[`strategies`,k(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{H as TournamentScreen};