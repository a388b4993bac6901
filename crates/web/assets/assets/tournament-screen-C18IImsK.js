import{A as e,B as t,C as n,D as r,E as i,H as a,L as o,M as s,N as c,O as l,P as u,R as d,U as f,V as p,_ as m,a as h,b as g,c as _,d as v,f as y,g as b,h as x,i as S,j as C,l as w,m as T,o as E,p as D,r as O,s as k,u as A,v as j,w as M,y as N,z as P}from"./index-BqYoXqIV.js";import"./number-field--Oasph8R.js";var F=class extends i{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[s,f`
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
    `]}render(){let{report:n}=this,r=n?.ranking.map(({name:e})=>e)??this.strategies;return p`
      ${n?p`<p class="small soft">${e(`cross-caption`)}</p>`:t}
      <div class="sheet" tabindex="0" role="region" aria-label=${e(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${e(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${r.map(e=>p`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${r.map(e=>p`<tr>
                  <th scope="row">${e}</th>
                  ${r.map(t=>p`<td>
                        ${e===t?`·`:n?this.cell(n,e,t):p`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${n?this.ranking(n):t}
    `}cell(n,r,i){let a=I(n.pairings,r,i);if(!a)return t;let o=a.better===r?`better`:a.better===i?`worse`:``;return p`<button
      class=${o}
      @click=${()=>this.tell(`meeting`,this.asPlayed(n,r,i))}
    >
      <span class="unseen">${e(`a-against-b`,{a:r,b:i})}</span>
      <strong>${l(a.score.mean)}</strong>
      <span class="small">${n.exact?e(`exact`):L(a.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(n){return p`<div class="sheet" tabindex="0" role="region" aria-label=${e(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${e(`strategy-title`)}</th>
            <th class="number">${e(`score`)}</th>
            <th>${e(`group`)}</th>
            <th class="plot">
              <span class="scale"><span>0</span><span>50</span><span>100 %</span></span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${n.ranking.map((e,t)=>p`<tr>
                <td class="number">${t+1}</td>
                <td class="mono">${e.name}</td>
                <td class="number">
                  ${l(e.score)}
                  <span class="soft"
                    >${n.exact?``:L({...e,mean:e.score})}</span
                  >
                </td>
                <td>${e.group}</td>
                <td class="plot">${R({...e,mean:e.score})}</td>
              </tr>`)}
        </tbody>
      </table>
      ${n.cycles.length>0?p`<p class="small">
              ${e(`cycles`,{list:n.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:t}
      ${n.errors.map(({strategy:t,plays:n})=>p`<p class="small">
            ${e(`lost-by-error`,{strategy:t,plays:Object.values(n).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};M([d({attribute:!1})],F.prototype,`report`,void 0),M([d({attribute:!1})],F.prototype,`strategies`,void 0),F=M([P(`cross-table`)],F);function I(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function L({mean:e,low:t,high:n}){let i=(n-t)/2;return Math.abs((t+n)/2-e)>i/4&&i>5e-4?`(${r(100*t,1)} – ${l(n)})`:`±${r(100*i,1)}`}function R({mean:e,low:t,high:n}){return p`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${a`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var z=class extends i{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=T.START,this.trace=[],this.history=new T}static{this.styles=[s,D,f`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new T;let t=this.history.extend(T.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:n,view:r}=this;if(!n)return t;let[i=``,a=``]=n.players,o=this.history.line(T.START),s=new Map(n.mistakes.map(e=>[o[e.ply]??0,V(e)]));return p`
      ${this.refusal?k(this.refusal):t}
      <div class="both">
        ${r?p`<game-board
                .picture=${r.picture}
                .trace=${this.trace}
                .label=${r.sentence}
              ></game-board>`:t}
        <div class="stack">
          <p>${e(`who-sits`,{first:i,second:a})}</p>
          <p aria-live="polite">
            ${n.replayable?r?.sentence??``:e(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${s}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${e(`back`)}
              ?disabled=${this.at===T.START}
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
            ${n.replayable?p`<a class="button" href=${N(v(this.playState()))}
                    >${e(`open-in-play`)}</a
                  >`:t}
          </div>
          ${n.replayable?this.mistakes(s):t}
        </div>
      </div>
    `}mistakes(n){return p`<div class="stack" aria-live="polite">
      <h3>${e(`mistakes`,{count:n.size})}</h3>
      <ul class="mistakes">
        ${[...n].map(([e,n])=>p`<li>
              <button
                aria-current=${e===this.at?`step`:t}
                @click=${()=>this.go(e)}
              >
                ${y()}<span>${n}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...A(this.game,{1:w,2:w},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>u.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=c(e)}}};M([d()],z.prototype,`game`,void 0),M([d({type:Number})],z.prototype,`seed`,void 0),M([d({attribute:!1})],z.prototype,`replay`,void 0),M([o()],z.prototype,`view`,void 0),M([o()],z.prototype,`refusal`,void 0),M([o()],z.prototype,`at`,void 0),M([o()],z.prototype,`trace`,void 0),z=M([P(`play-replay`)],z);var B=4;function V({ply:t,move:n,best:r,could:i,became:a}){let o=r.slice(0,B).join(`, `),s=r.length>B?`${o}, …`:o;return e(`mistake`,{number:t+1,move:n,could:i,became:a,best:s})}var H=[`exact`,`games`,`precision`,`sprt`],U=class extends i{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=G({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new h(this),this.written=``}static{this.styles=[s,f`
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
    `]}willUpdate(e){e.has(`address`)&&N(this.address)!==this.written&&(this.written=N(this.address),this.view=G(this.address))}render(){let{job:n}=this,r=n.result?.report??W(n.partial),i=n.result?.sentences[C.language]??n.partial?.sentence??``;return p`<div class="screen">
      <section class="card stack" aria-label=${e(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${e(`result`)}>
          ${n.running?p`<job-progress
                  .progress=${n.progress}
                  @cancel=${()=>n.cancel()}
                ></job-progress>`:t}
          ${n.refusal?k(n.refusal):t}
          <div aria-live="polite">
            ${i?p`<p class="sentence">${i}</p>`:t}
          </div>
          ${n.state===`cancelled`?p`<p class="soft" role="status">${e(`was-cancelled`)}</p>`:t}
          ${r?p`<cross-table
                    .report=${r}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${r.exact?e(`exact-numbers`):e(`sampled-numbers`,{seed:String(r.seed)})}
                  </p>`:n.running?t:p`<p class="soft">${e(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${n.result?this.files(n.result):t}
        </section>
        ${this.refusal?k(this.refusal):t}
        ${this.replayed?this.plays(this.replayed):t}
      </div>
    </div>`}form(){let{view:n}=this,r=this.card(),i=_(r?.strategies??[]);return p`
      <game-picker
        .games=${this.games}
        .word=${n.game}
        .fits=${e=>E(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${e(`strategies`)}</h2>
      <ol class="chosen">
        ${n.strategies.map((t,r)=>p`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${e(`strategy-number`,{number:r+1})}
                @change=${e=>this.set(r,e.target.value)}
              />
              <button
                aria-label=${e(`remove`,{strategy:t})}
                ?disabled=${n.strategies.length<=2}
                @click=${()=>this.set(r,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${e(`add-strategy`)}
        @change=${e=>{let t=e.target;t.value&&this.change({strategies:[...n.strategies,t.value]}),t.value=``}}
      >
        <option value="">${e(`add-strategy`)}</option>
        ${i.map(({word:e,about:t})=>p`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${e(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${H.map(t=>p`<option value=${t} ?selected=${t===n.plan}>
                  ${e(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${n.plan===`games`?this.whole(`games`,e(`plays`),2,1e7):t}
        ${n.plan===`precision`?this.whole(`precision`,e(`precision-unit`),5,2e3):t}
        ${this.whole(`seed`,e(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${e(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return p`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(t){let{game:n}=this.view,r=e=>JSON.stringify(e,null,2);return p`<div class="row">
      <button @click=${()=>S(O(n,`csv`),t.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>S(O(n,`json`),r(t.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>S(O(`${n}-manifest`,`json`),r(t.manifest),`application/json`)}
      >
        ${e(`manifest`)}
      </button>
    </div>`}plays(t){return p`<section class="card stack" aria-label=${e(`replay`)}>
      <div class="row">
        <h2>${e(`replay-of`,{a:t.a,b:t.b})}</h2>
        <number-field
          label=${e(`play-number`)}
          .low=${1}
          .value=${t.play+1}
          @number=${e=>void this.show({...t,play:e.detail-1})}
        ></number-field>
      </div>
      <play-replay
        .game=${this.view.game}
        .seed=${this.view.seed}
        .replay=${this.replay}
      ></play-replay>
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await u.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=c(t))}}card(){return this.games.find(({name:e})=>e===n(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===n(e)),r=n(e)===n(this.view.game),i=_(t?.strategies??[]).map(({word:e})=>e),a=r?this.view.strategies:i.slice(0,3);this.change({game:e,strategies:a})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=K(this.view);this.written=N(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};M([d({attribute:!1})],U.prototype,`games`,void 0),M([d({attribute:!1})],U.prototype,`address`,void 0),M([o()],U.prototype,`view`,void 0),M([o()],U.prototype,`replay`,void 0),M([o()],U.prototype,`replayed`,void 0),M([o()],U.prototype,`refusal`,void 0),U=M([P(`tournament-screen`)],U);function W(e){return e?{...e,exact:!1,errors:[]}:null}function G(e){let t=m(e.fields.get(`strategies`)),n=b(e,`plan`);return{game:b(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:H.find(e=>e===n)??`games`,games:j(e,`games`,1e3),precision:j(e,`precision`,100),seed:j(e,`seed`,0)}}function K(e){return{screen:`tournament`,fields:new Map([[`game`,x(e.game)],[`strategies`,g(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{U as TournamentScreen};