import{A as e,B as t,D as n,E as r,F as i,G as a,H as o,I as s,K as c,L as l,N as u,P as d,U as f,V as p,_ as m,a as h,b as g,c as _,d as v,f as y,g as b,h as x,i as S,j as C,k as w,l as T,m as E,o as D,p as O,q as k,r as A,s as j,u as M,v as N,y as P}from"./index-CKweXj1O.js";import"./number-field-C8LxurD4.js";var F=class extends w{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[i,k`
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
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return a`
      ${e?a`<p class="small soft">${u(`cross-caption`)}</p>`:f}
      <div class="sheet" tabindex="0" role="region" aria-label=${u(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${u(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>a`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(n=>a`<tr>
                  <th scope="row">${n}</th>
                  ${t.map(t=>a`<td>
                        ${n===t?`·`:e?this.cell(e,n,t):a`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):f}
    `}cell(e,t,n){let r=I(e.pairings,t,n);if(!r)return f;let i=r.better===t?`better`:r.better===n?`worse`:``;return a`<button
      class=${i}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,n))}
    >
      <span class="unseen">${u(`a-against-b`,{a:t,b:n})}</span>
      <strong>${C(r.score.mean)}</strong>
      <span class="small">${e.exact?u(`exact`):L(r.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){return a`<div class="sheet" tabindex="0" role="region" aria-label=${u(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${u(`strategy-title`)}</th>
            <th class="number">${u(`score`)}</th>
            <th>${u(`group`)}</th>
            <th class="plot">
              <span class="scale"><span>0</span><span>50</span><span>100 %</span></span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((t,n)=>a`<tr>
                <td class="number">${n+1}</td>
                <td class="mono">${t.name}</td>
                <td class="number">
                  ${C(t.score)}
                  <span class="soft"
                    >${e.exact?``:L({...t,mean:t.score})}</span
                  >
                </td>
                <td>${t.group}</td>
                <td class="plot">${R({...t,mean:t.score})}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>`}};n([p({attribute:!1})],F.prototype,`report`,void 0),n([p({attribute:!1})],F.prototype,`strategies`,void 0),F=n([o(`cross-table`)],F);function I(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function L({mean:t,low:n,high:r}){let i=(r-n)/2;return Math.abs((n+r)/2-t)>i/4&&i>5e-4?`(${e(100*n,1)} – ${C(r)})`:`±${e(100*i,1)}`}function R({mean:e,low:t,high:n}){return a`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${c`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var z=class extends w{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=E.START,this.trace=[],this.history=new E}static{this.styles=[i,O,k`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new E;let t=this.history.extend(E.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return f;let[n=``,r=``]=e.players,i=this.history.line(E.START),o=new Map(e.mistakes.map(e=>[i[e.ply]??0,V(e)]));return a`
      ${this.refusal?j(this.refusal):f}
      <div class="both">
        ${t?a`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:f}
        <div class="stack">
          <p>${u(`who-sits`,{first:n,second:r})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:u(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${o}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${u(`back`)}
              ?disabled=${this.at===E.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${u(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?a`<a class="button" href=${P(v(this.playState()))}
                    >${u(`open-in-play`)}</a
                  >`:f}
          </div>
          ${e.replayable?this.mistakes(o):f}
        </div>
      </div>
    `}mistakes(e){return a`<div class="stack" aria-live="polite">
      <h3>${u(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>a`<li>
              <button
                aria-current=${e===this.at?`step`:f}
                @click=${()=>this.go(e)}
              >
                ${y()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...M(this.game,{1:T,2:T},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>l.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=s(e)}}};n([p()],z.prototype,`game`,void 0),n([p({type:Number})],z.prototype,`seed`,void 0),n([p({attribute:!1})],z.prototype,`replay`,void 0),n([t()],z.prototype,`view`,void 0),n([t()],z.prototype,`refusal`,void 0),n([t()],z.prototype,`at`,void 0),n([t()],z.prototype,`trace`,void 0),z=n([o(`play-replay`)],z);var B=4;function V({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,B).join(`, `),o=n.length>B?`${a}, …`:a;return u(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var H=[`exact`,`games`,`precision`,`sprt`],U=class extends w{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=G({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new h(this),this.written=``}static{this.styles=[i,k`
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
    `]}willUpdate(e){e.has(`address`)&&P(this.address)!==this.written&&(this.written=P(this.address),this.view=G(this.address))}render(){let{job:e}=this,t=e.result?.report??W(e.partial),n=e.result?.sentences[d.language]??e.partial?.sentence??``;return a`<div class="screen">
      <section class="card stack" aria-label=${u(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${u(`result`)}>
          ${e.running?a`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:f}
          ${e.refusal?j(e.refusal):f}
          <div aria-live="polite">
            ${n?a`<p class="sentence">${n}</p>`:f}
          </div>
          ${e.state===`cancelled`?a`<p class="soft" role="status">${u(`was-cancelled`)}</p>`:f}
          ${t?a`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  ${e.result?.remarks[d.language].map(e=>a`<p class="small soft">${e}</p>`)}`:e.running?f:a`<p class="soft">${u(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):f}
        </section>
        ${this.refusal?j(this.refusal):f}
        ${this.replayed?this.plays(this.replayed):f}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),n=_(t?.strategies??[]);return a`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>D(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${u(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((t,n)=>a`<li>
              <input
                class="mono"
                .value=${t}
                spellcheck="false"
                aria-label=${u(`strategy-number`,{number:n+1})}
                @change=${e=>this.set(n,e.target.value)}
              />
              <button
                aria-label=${u(`remove`,{strategy:t})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(n,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${u(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${u(`add-strategy`)}</option>
        ${n.map(({word:e,about:t})=>a`<option value=${e}>${e} — ${t}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${u(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${H.map(t=>a`<option value=${t} ?selected=${t===e.plan}>
                  ${u(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,u(`plays`),2,1e7):f}
        ${e.plan===`precision`?this.whole(`precision`,u(`precision-unit`),5,2e3):f}
        ${this.whole(`seed`,u(`seed`),0,0x38d7ea4c68000)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${u(`run-tournament`)}
      </button>
    `}whole(e,t,n,r){return a`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return a`<div class="row">
      <button @click=${()=>S(A(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>S(A(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>S(A(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${u(`manifest`)}
      </button>
    </div>`}plays(e){return a`<section class="card stack" aria-label=${u(`replay`)}>
      <div class="row">
        <h2>${u(`replay-of`,{a:e.a,b:e.b})}</h2>
        <number-field
          label=${u(`play-number`)}
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
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await l.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=s(t))}}card(){return this.games.find(({name:e})=>e===r(this.view.game))}onGame(e){let t=this.games.find(({name:t})=>t===r(e)),n=r(e)===r(this.view.game),i=_(t?.strategies??[]).map(({word:e})=>e),a=n?this.view.strategies:i.slice(0,3);this.change({game:e,strategies:a})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=K(this.view);this.written=P(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let o={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}};this.job.start(`tournament`,{game:e,strategies:t,plan:o[n],seed:a})}};n([p({attribute:!1})],U.prototype,`games`,void 0),n([p({attribute:!1})],U.prototype,`address`,void 0),n([t()],U.prototype,`view`,void 0),n([t()],U.prototype,`replay`,void 0),n([t()],U.prototype,`replayed`,void 0),n([t()],U.prototype,`refusal`,void 0),U=n([o(`tournament-screen`)],U);function W(e){return e?{...e,exact:!1,errors:[]}:null}function G(e){let t=m(e.fields.get(`strategies`)),n=b(e,`plan`);return{game:b(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[`random`,`minimax:2`,`mcts:200`],plan:H.find(e=>e===n)??`games`,games:N(e,`games`,1e3),precision:N(e,`precision`,100),seed:N(e,`seed`,0)}}function K(e){return{screen:`tournament`,fields:new Map([[`game`,x(e.game)],[`strategies`,g(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)]])}}export{U as TournamentScreen};