import{B as e,C as t,D as n,E as r,F as i,H as a,L as o,M as s,O as c,P as l,R as u,S as d,T as f,U as p,V as m,_ as h,a as g,b as _,c as v,d as y,f as b,i as x,j as S,k as C,l as w,m as T,o as E,p as D,r as O,s as k,u as A,v as j,w as M,x as N,z as P}from"./index-B2h7BMzi.js";import"./number-field-BLlEF10C.js";var F=class extends _{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[N,p`
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
    `]}render(){let{report:t}=this,n=t?.ranking.map(({name:e})=>e)??this.strategies;return m`
      ${t?m`<p class="small soft">${l(`cross-caption`)}</p>`:e}
      <div class="sheet" tabindex="0" role="region" aria-label=${l(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${l(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${n.map(e=>m`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map(e=>m`<tr>
                  <th scope="row">${e}</th>
                  ${n.map(n=>m`<td>
                        ${e===n?`·`:t?this.cell(t,e,n):m`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${t?this.ranking(t):e}
    `}cell(t,n,r){let i=I(t.pairings,n,r);if(!i)return e;let a=i.better===n?`better`:i.better===r?`worse`:``;return m`<button
      class=${a}
      @click=${()=>this.tell(`meeting`,this.asPlayed(t,n,r))}
    >
      <span class="unseen">${l(`a-against-b`,{a:n,b:r})}</span>
      <strong>${s(i.score.mean)}</strong>
      <span class="small">${t.exact?l(`exact`):L(i.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(t){return m`<div class="sheet" tabindex="0" role="region" aria-label=${l(`ranking`)}>
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
          ${t.ranking.map((e,n)=>m`<tr>
                <td class="number">${n+1}</td>
                <td class="mono">${e.name}</td>
                <td class="number">
                  ${s(e.score)}
                  <span class="soft"
                    >${t.exact?``:L({...e,mean:e.score})}</span
                  >
                </td>
                <td>${e.group}</td>
                <td class="plot">${R({...e,mean:e.score})}</td>
              </tr>`)}
        </tbody>
      </table>
      ${t.cycles.length>0?m`<p class="small">
              ${l(`cycles`,{list:t.cycles.map(e=>e.join(` > `)).join(`; `)})}
            </p>`:e}
      ${t.errors.map(({strategy:e,plays:t})=>m`<p class="small">
            ${l(`lost-by-error`,{strategy:e,plays:Object.values(t).reduce((e,t)=>e+t,0)})}
          </p>`)}
    </div>`}};j([u({attribute:!1})],F.prototype,`report`,void 0),j([u({attribute:!1})],F.prototype,`strategies`,void 0),F=j([P(`cross-table`)],F);function I(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function L({mean:e,low:t,high:n}){let r=(n-t)/2;return Math.abs((t+n)/2-e)>r/4&&r>5e-4?`(${S(100*t,1)} – ${s(n)})`:`±${S(100*r,1)}`}function R({mean:e,low:t,high:n}){return m`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${a`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var z=class extends _{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=T.START,this.trace=[],this.history=new T}static{this.styles=[N,D,p`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new T;let t=this.history.extend(T.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:t,view:r}=this;if(!t)return e;let[i=``,a=``]=t.players,o=this.history.line(T.START),s=new Map(t.mistakes.map(e=>[o[e.ply]??0,V(e)]));return m`
      ${this.refusal?k(this.refusal):e}
      <div class="both">
        ${r?m`<game-board
                .picture=${r.picture}
                .trace=${this.trace}
                .label=${r.sentence}
              ></game-board>`:e}
        <div class="stack">
          <p>${l(`who-sits`,{first:i,second:a})}</p>
          <p aria-live="polite">
            ${t.replayable?r?.sentence??``:l(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${s}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${l(`back`)}
              ?disabled=${this.at===T.START}
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
            ${t.replayable?m`<a class="button" href=${n(y(this.playState()))}
                    >${l(`open-in-play`)}</a
                  >`:e}
          </div>
          ${t.replayable?this.mistakes(s):e}
        </div>
      </div>
    `}mistakes(t){return m`<div class="stack" aria-live="polite">
      <h3>${l(`mistakes`,{count:t.size})}</h3>
      <ul class="mistakes">
        ${[...t].map(([t,n])=>m`<li>
              <button
                aria-current=${t===this.at?`step`:e}
                @click=${()=>this.go(t)}
              >
                ${b()}<span>${n}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...A(this.game,{1:w,2:w},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>d.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=C(e)}}};j([u()],z.prototype,`game`,void 0),j([u({type:Number})],z.prototype,`seed`,void 0),j([u({attribute:!1})],z.prototype,`replay`,void 0),j([o()],z.prototype,`view`,void 0),j([o()],z.prototype,`refusal`,void 0),j([o()],z.prototype,`at`,void 0),j([o()],z.prototype,`trace`,void 0),z=j([P(`play-replay`)],z);var B=4;function V({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,B).join(`, `),o=n.length>B?`${a}, …`:a;return l(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var H=[`exact`,`games`,`precision`,`sprt`],U=class extends _{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=G({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new g(this),this.written=``}static{this.styles=[N,p`
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
    `]}willUpdate(e){e.has(`address`)&&n(this.address)!==this.written&&(this.written=n(this.address),this.view=G(this.address))}render(){let{job:t}=this,n=t.result?.report??W(t.partial),r=t.result?.sentences[i.language]??t.partial?.sentence??``;return m`<div class="screen">
      <section class="card stack" aria-label=${l(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${l(`result`)}>
          ${t.running?m`<job-progress
                  .progress=${t.progress}
                  @cancel=${()=>t.cancel()}
                ></job-progress>`:e}
          ${t.refusal?k(t.refusal):e}
          <div aria-live="polite">
            ${r?m`<p class="sentence">${r}</p>`:e}
          </div>
          ${t.state===`cancelled`?m`<p class="soft" role="status">${l(`was-cancelled`)}</p>`:e}
          ${n?m`<cross-table
                    .report=${n}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  <p class="small soft">
                    ${n.exact?l(`exact-numbers`):l(`sampled-numbers`,{seed:String(n.seed)})}
                  </p>`:t.running?e:m`<p class="soft">${l(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${t.result?this.files(t.result):e}
        </section>
        ${this.refusal?k(this.refusal):e}
        ${this.replayed?this.plays(this.replayed):e}
      </div>
    </div>`}form(){let{view:t}=this,n=this.card(),r=v(n?.strategies??[]);return m`
      <game-picker
        .games=${this.games}
        .word=${t.game}
        .fits=${e=>E(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${l(`strategies`)}</h2>
      <ol class="chosen">
        ${t.strategies.map((e,n)=>m`<li>
              <input
                class="mono"
                .value=${e}
                spellcheck="false"
                aria-label=${l(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${l(`remove`,{strategy:e})}
                ?disabled=${t.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${l(`add-strategy`)}
        @change=${e=>{let n=e.target;n.value&&this.change({strategies:[...t.strategies,n.value]}),n.value=``}}
      >
        <option value="">${l(`add-strategy`)}</option>
        ${r.map(({word:e,about:t})=>m`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${l(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${H.map(e=>m`<option value=${e} ?selected=${e===t.plan}>
                  ${l(`plan-${e}`)}
                </option>`)}
          </select>
        </label>
        ${t.plan===`games`?this.whole(`games`,l(`plays`),2,1e7):e}
        ${t.plan===`precision`?this.whole(`precision`,l(`precision-unit`),5,2e3):e}
        ${this.whole(`seed`,l(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${l(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return m`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return m`<div class="row">
      <button @click=${()=>x(O(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>x(O(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>x(O(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${l(`manifest`)}
      </button>
    </div>`}plays(e){return m`<section class="card stack" aria-label=${l(`replay`)}>
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
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await d.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=C(t))}}card(){return this.games.find(({name:e})=>e===h(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===h(e)),n=h(e)===h(this.view.game),r=v(t?.strategies??[]).map(({word:e})=>e),i=n?this.view.strategies:r.slice(0,3);this.change({game:e,strategies:i})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=K(this.view);this.written=n(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};j([u({attribute:!1})],U.prototype,`games`,void 0),j([u({attribute:!1})],U.prototype,`address`,void 0),j([o()],U.prototype,`view`,void 0),j([o()],U.prototype,`replay`,void 0),j([o()],U.prototype,`replayed`,void 0),j([o()],U.prototype,`refusal`,void 0),U=j([P(`tournament-screen`)],U);function W(e){return e?{...e,exact:!1,errors:[]}:null}function G(e){let t=f(e.fields.get(`strategies`)),n=M(e,`plan`);return{game:M(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:H.find(e=>e===n)??`games`,games:r(e,`games`,1e3),precision:r(e,`precision`,100),seed:r(e,`seed`,0)}}function K(e){return{screen:`tournament`,fields:new Map([[`game`,t(e.game)],[`strategies`,c(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{U as TournamentScreen};