import{B as e,C as t,E as n,F as r,H as i,I as a,L as o,M as s,N as c,O as l,P as u,S as d,T as f,U as p,V as m,W as h,_ as g,a as _,b as v,c as y,d as b,f as x,i as S,j as C,k as w,l as T,m as E,o as D,p as O,r as k,s as A,u as j,v as M,x as N,z as P}from"./index-B2zt0Flj.js";import"./number-field-Dk-a3BUz.js";var F=class extends v{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[N,o`
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
      ${e?r`<p class="small soft">${l(`cross-caption`)}</p>`:u}
      <div class="sheet" tabindex="0" role="region" aria-label=${l(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${l(`cross-table`)}
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
      ${e?this.ranking(e):u}
    `}cell(e,t,i){let a=I(e.pairings,t,i);if(!a)return u;let o=a.better===t?`better`:a.better===i?`worse`:``;return r`<button
      class=${o}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,i))}
    >
      <span class="unseen">${l(`a-against-b`,{a:t,b:i})}</span>
      <strong>${n(a.score.mean)}</strong>
      <span class="small">${e.exact?l(`exact`):L(a.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return r`<div class="sheet" tabindex="0" role="region" aria-label=${l(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${l(`strategy-title`)}</th>
            <th class="number">${l(`score`)}</th>
            <th>${l(`group`)}</th>
            <th class="plot">
              <span class="scale"><span>0</span><span>50</span><span>100 %</span></span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((t,i)=>r`<tr>
                <td class="number">${i+1}</td>
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
      ${e.cycles.length>0?r`<p class="small">
              ${l(`cycles`,{list:e.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:u}
      ${e.errors.map(({strategy:e,plays:t})=>r`<p class="small">
            ${l(`lost-by-error`,{strategy:e,plays:Object.values(t).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};M([s({attribute:!1})],F.prototype,`report`,void 0),M([s({attribute:!1})],F.prototype,`strategies`,void 0),F=M([c(`cross-table`)],F);function I(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function L({mean:e,low:t,high:r}){let i=(r-t)/2;return Math.abs((t+r)/2-e)>i/4&&i>5e-4?`(${f(100*t,1)} – ${n(r)})`:`±${f(100*i,1)}`}function R({mean:e,low:t,high:n}){return r`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${a`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var z=class extends v{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=E.START,this.trace=[],this.history=new E}static{this.styles=[N,O,o`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new E;let t=this.history.extend(E.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return u;let[n=``,i=``]=e.players,a=this.history.line(E.START),o=new Map(e.mistakes.map(e=>[a[e.ply]??0,V(e)]));return r`
      ${this.refusal?A(this.refusal):u}
      <div class="both">
        ${t?r`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:u}
        <div class="stack">
          <p>${l(`who-sits`,{first:n,second:i})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:l(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${o}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${l(`back`)}
              ?disabled=${this.at===E.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${l(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?r`<a class="button" href=${p(b(this.playState()))}
                    >${l(`open-in-play`)}</a
                  >`:u}
          </div>
          ${e.replayable?this.mistakes(o):u}
        </div>
      </div>
    `}mistakes(e){return r`<div class="stack" aria-live="polite">
      <h3>${l(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>r`<li>
              <button
                aria-current=${e===this.at?`step`:u}
                @click=${()=>this.go(e)}
              >
                ${x()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...j(this.game,{1:T,2:T},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,n=this.history.moves(e);try{let t=this.replay?.start??null,r=e=>d.play({game:this.game,start:t,moves:e,seed:this.seed},null),i=n.at(-1),[a,o]=await Promise.all([r(n),i===void 0?null:r(n.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=t(e)}}};M([s()],z.prototype,`game`,void 0),M([s({type:Number})],z.prototype,`seed`,void 0),M([s({attribute:!1})],z.prototype,`replay`,void 0),M([C()],z.prototype,`view`,void 0),M([C()],z.prototype,`refusal`,void 0),M([C()],z.prototype,`at`,void 0),M([C()],z.prototype,`trace`,void 0),z=M([c(`play-replay`)],z);var B=4;function V({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,B).join(`, `),o=n.length>B?`${a}, …`:a;return l(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var H=[`exact`,`games`,`precision`,`sprt`],U=class extends v{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=G({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new _(this),this.written=``}static{this.styles=[N,o`
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
    `]}willUpdate(e){e.has(`address`)&&p(this.address)!==this.written&&(this.written=p(this.address),this.view=G(this.address))}render(){let{job:e}=this,t=e.result?.report??W(e.partial),n=e.result?.sentences[w.language]??e.partial?.sentence??``;return r`<div class="screen">
      <section class="card stack" aria-label=${l(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${l(`result`)}>
          ${e.running?r`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:u}
          ${e.refusal?A(e.refusal):u}
          <div aria-live="polite">
            ${n?r`<p class="sentence">${n}</p>`:u}
          </div>
          ${e.state===`cancelled`?r`<p class="soft" role="status">${l(`was-cancelled`)}</p>`:u}
          ${t?r`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${t.exact?l(`exact-numbers`):l(`sampled-numbers`,{seed:String(t.seed)})}
                  </p>`:e.running?u:r`<p class="soft">${l(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):u}
        </section>
        ${this.refusal?A(this.refusal):u}
        ${this.replayed?this.plays(this.replayed):u}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=y(t?.strategies??[]);return r`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>D(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${l(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>r`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${l(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${l(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${l(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${l(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>r`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${l(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${H.map(t=>r`<option value=${t} ?selected=${t===e.plan}>
                  ${l(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,l(`plays`),2,1e7):u}
        ${e.plan===`precision`?this.whole(`precision`,l(`precision-unit`),5,2e3):u}
        ${this.whole(`seed`,l(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${l(`run-tournament`)}
      </button>
    `}whole(e,t,n,i){return r`<number-field
      label=${t}
      .low=${n}
      .high=${i}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return r`<div class="row">
      <button @click=${()=>S(k(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>S(k(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>S(k(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${l(`manifest`)}
      </button>
    </div>`}plays(e){return r`<section class="card stack" aria-label=${l(`replay`)}>
      <div class="row">
        <h2>${l(`replay-of`,{a:e.a,b:e.b})}</h2>
        <number-field
          label=${l(`play-number`)}
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
    </section>`}async show(e){this.replayed=e;let{game:n,seed:r}=this.view;try{let t=await d.replay({game:n,seed:r,...e});if(this.replayed!==e)return;this.replay=t,this.refusal=null}catch(n){this.replayed===e&&(this.refusal=t(n))}}card(){return this.games.find(({name:e})=>e===g(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===g(e)),n=g(e)===g(this.view.game),r=y(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=K(this.view);this.written=p(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};M([s({attribute:!1})],U.prototype,`games`,void 0),M([s({attribute:!1})],U.prototype,`address`,void 0),M([C()],U.prototype,`view`,void 0),M([C()],U.prototype,`replay`,void 0),M([C()],U.prototype,`replayed`,void 0),M([C()],U.prototype,`refusal`,void 0),U=M([c(`tournament-screen`)],U);function W(e){return e?{...e,exact:!1,errors:[]}:null}function G(t){let n=m(t.fields.get(`strategies`)),r=e(t,`plan`);return{game:e(t,`game`)??`tic-tac-toe`,strategies:n.length>=2?n:[`random`,`minimax:2`,`mcts:200`],plan:H.find(e=>e===r)??`games`,games:i(t,`games`,1e3),precision:i(t,`precision`,100),seed:i(t,`seed`,0)}}function K(e){return{screen:`tournament`,fields:new Map([[`game`,P(e.game)],[`strategies`,h(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{U as TournamentScreen};