import{A as e,C as t,E as n,F as r,H as i,I as a,O as o,T as s,V as c,W as l,_ as u,d,f,g as p,l as m,m as h,n as g,p as _,t as v,w as y,x as b}from"./jobs-su9Y5C-2.js";import{g as x,s as S,y as C}from"./index-DxDDJ7R7.js";import"./line-chart-DO2POd-I.js";import"./number-field-BiA7Q-C5.js";var w=class extends d{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new S(this),this.asked=``,this.shown=``}static{this.styles=[f,e`
      .both {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(14rem, 1fr);
        gap: var(--s4);
      }
      game-board {
        --board-height: 20rem;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--s1) var(--s3);
        margin: 0;
      }
      dt {
        color: var(--soft);
      }
      dd {
        margin: 0;
      }
      input[type='range'] {
        flex: 1;
        min-width: 6rem;
      }
      @media (max-width: 50rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:e,steps:t}=this,r=t[this.at];return o`<div class="stack">
      <h2>${b(`step-by-step`)}</h2>
      ${e.running&&t.length===0?o`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:n}
      ${e.refusal?g(e.refusal):n}
      ${r?this.content(r,t):n}
    </div>`}content(e,t){return o`
      <div class="row">
        <button
          aria-label=${b(`back`)}
          ?disabled=${this.at===0}
          @click=${()=>--this.at}
        >
          ◀
        </button>
        <input
          type="range"
          min="0"
          max=${t.length-1}
          .value=${String(this.at)}
          aria-label=${b(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${b(`forward`)}
          ?disabled=${this.at>=t.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?o`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:n}
        <div class="stack" aria-live="polite">
          <p><strong>${b(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,t])=>o`<dt>${b(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],n=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,r]of n)r&&t.push([`moves-${e}`,r.join(` `)||`–`]);return e.move&&t.push([`step-move`,e.move]),typeof e.tried==`boolean`&&t.push([`step-tried`,b(e.tried?`yes`:`no`)]),typeof e.before==`number`&&typeof e.after==`number`&&t.push([`step-correction`,`${p(e.before,3)} → ${p(e.after,3)}`]),e.settled&&t.push([`step-settled`,b(`final-${e.settled}`)]),t}async look(e){try{let t=await _.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};m([y()],w.prototype,`game`,void 0),m([y({attribute:!1})],w.prototype,`request`,void 0),m([t()],w.prototype,`at`,void 0),m([t()],w.prototype,`view`,void 0),w=m([s(`learn-steps`)],w);var T=e`
  .known {
    display: grid;
    gap: var(--s1);
  }
  .known .whole {
    height: 1.1rem;
    border: 2px solid var(--ink);
    border-radius: 3px;
    background: var(--surface);
    overflow: hidden;
  }
  .known .part {
    height: 100%;
    background: repeating-linear-gradient(
      45deg,
      var(--first) 0 6px,
      color-mix(in srgb, var(--first) 70%, var(--surface)) 6px 9px
    );
    transition: width 0.2s;
  }
  @media (prefers-reduced-motion: reduce) {
    .known .part {
      transition: none;
    }
  }
`;function E(e){let t=e?.curve.at(-1);if(!t)return n;let{known:r,share:i,plays:a}=t;if(!i||i.mean<=0)return o`<p class="known">
      ${b(`known-so-far`,{plays:p(a),known:p(r.mean)})}
    </p>`;let s=Math.round(r.mean/i.mean);return o`<div class="known">
    <p>
      ${b(`known-of-all`,{plays:p(a),known:p(r.mean),all:p(s),share:u(i.mean)})}
    </p>
    <div class="whole" aria-hidden="true">
      <div class="part" .style=${`width: ${100*i.mean}%`}></div>
    </div>
  </div>`}var D=[{name:`optimal`,more:!0},{name:`exploitability`,more:!1},{name:`random`,more:!0}];function O([e,t]){let[n,r]=[e?.learner.curve.at(-1),t?.learner.curve.at(-1)];return!e||!t||!n||!r?[]:[k(e,t,n,r),j(e,t,n,r)].filter(e=>e!==``)}function k(e,t,n,r){for(let{name:i,more:a}of D){let[o,s]=[n[i],r[i]];if(!o||!s)continue;let c={measure:b(`measure-${i}`),a:u(o.mean),b:u(s.mean)},l=A(o,s);if(o.mean===s.mean)return b(`learn-equal`,c);if(!l)return b(`learn-not-sure`,c);let d=o.mean>s.mean===a?e:t;return b(`learn-better`,{...c,better:d.name})}return``}function A(e,t){let[n,r]=e.mean<t.mean?[e,t]:[t,e];return typeof n.high==`number`&&typeof r.low==`number`&&n.high<r.low}function j(e,t,n,r){let[i,a]=[n.known.mean,r.known.mean];if(i===a)return b(`learn-known-equal`,{known:p(i)});let[o,s,c]=i>a?[e,i,a]:[t,a,i];return b(`learn-known-more`,{more:o.name,most:p(s),least:p(c),times:c>0?p(s/c,1):`∞`})}var M=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],N=[`random`,`optimal`,`exploitability`,`known`,`value`],P={method:`uniform`,alpha:50,gamma:95,epsilon:30};function F(e){let t=a(e,`measure`),n=[I(e,`first`),I(e,`second`)].filter(e=>e!==null);return{game:a(e,`game`)??`tic-tac-toe`,episodes:c(e,`episodes`,5e3),seed:c(e,`seed`,0),seeds:Math.max(1,c(e,`runs`,3)),measure:N.find(e=>e===t)??`random`,ways:n.length>0?n:[P]}}function I(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(a(e,t)??``)??[],i=M.find(e=>e===n);if(!i)return null;let[o=P.alpha,s=P.gamma,c=P.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:i,alpha:o,gamma:s,epsilon:c}}function L(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,i]=e.ways;return{screen:`learn`,fields:new Map([[`game`,r(e.game)],[`first`,n?t(n):``],[`second`,i?t(i):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var R=class extends d{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=F({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new S(this),new S(this)],this.drawn=``,this.written=``}static{this.styles=[f,T,e`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      .stage {
        grid-template-columns: minmax(0, 1fr);
      }
      .stage .sentence {
        padding-inline-end: 3rem;
      }
      number-field {
        width: 7rem;
      }
      fieldset {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        margin: 0;
        padding: var(--s3);
        display: grid;
        gap: var(--s2);
        min-width: 0;
      }
      legend {
        font-weight: 600;
      }
      fieldset .field {
        grid-template-columns: minmax(0, 1fr);
      }
      fieldset select {
        width: 100%;
      }
      .maps {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
        gap: var(--s4);
      }
      game-board {
        --board-height: 20rem;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){e.has(`address`)&&i(this.address)!==this.written&&(this.written=i(this.address),this.view=F(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){let e=this.jobs.some(e=>e.running),t=l.projector&&(e||this.stepping||this.learners().length>0);return o`<div class=${t?`screen stage`:`screen`}>
      ${t?n:o`<section class="card stack" aria-label=${b(`screen-learn`)}>
              ${this.form()}
            </section>`}
      <div class="stack">
        <section class="card stack" aria-label=${b(`result`)}>
          ${this.refusal?g(this.refusal,()=>void this.look()):n}
          ${this.jobs.map(e=>e.running?o`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?g(e.refusal):n)}
          <div class="stack" aria-live="polite">${this.sentences()} ${this.compared()}</div>
          ${this.learners().length===0&&!e?o`<p class="soft">${b(`learn-empty`)}</p>`:n}
        </section>
        ${this.maps()} ${this.curveCard()}
        ${this.stepping?o`<section class="card" aria-label=${b(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??P,!0)}
                ></learn-steps>
              </section>`:n}
      </div>
    </div>`}form(){let{view:e}=this;return o`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>v(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?o`<button
              @click=${()=>this.change({ways:[...e.ways,{...P,method:`q`}]})}
            >
              ${b(`compare-with`)}
            </button>`:o`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
              ${b(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,b(`episodes`),1,1e7)}
        ${this.whole(`seeds`,b(`runs`),1,50)} ${this.whole(`seed`,b(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${b(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${b(`step-by-step`)}
        </button>
      </div>
    `}way(e,t){let r=this.methods(),i=e=>this.change({ways:this.view.ways.map((n,r)=>r===t?{...n,...e}:n)}),a=(t,n)=>o`<label class="field"
        >${b(`rate-${t}`)} ${n} = ${p(e[t]/100,2)}
        <input
          type="range"
          min=${t===`epsilon`?0:1}
          max="100"
          .value=${String(e[t])}
          @change=${e=>i({[t]:Number(e.target.value)})}
        />
      </label>`;return o`<fieldset>
      <legend>
        ${this.view.ways.length>1?b(`way-number`,{number:t+1}):b(`way`)}
      </legend>
      <select
        aria-label=${b(`method`)}
        @change=${e=>i({method:e.target.value})}
      >
        ${r.map(t=>o`<option value=${t} ?selected=${t===e.method}>
              ${b(`method-${t}`)}
            </option>`)}
      </select>
      ${e.method===`q`?[a(`alpha`,`α`),a(`gamma`,`γ`),a(`epsilon`,`ε`)]:n}
    </fieldset>`}methods(){let e=x(this.games,this.view.game),t=(v(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return M.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,t,n,r){return o`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learnerOf(e){let t=this.jobs[e];return(t?.result??t?.partial?.report)?.learners[0]}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.learnerOf(t);return n?[{learner:n,index:t}]:[]})}wayLabel(e){let{method:t,alpha:n,gamma:r,epsilon:i}=this.view.ways[e]??P,a=t===`q`?` (α\u202f${p(n/100,2)}, γ\u202f${p(r/100,2)}, ε\u202f${p(i/100,2)})`:``,o=`${b(`method-${t}`)}${a}`;return this.view.ways.length>1?`${e+1}. ${o}`:o}sentences(){return this.view.ways.flatMap((e,t)=>{let n=(this.jobs[t]?.result)?.learners[0];if(!n)return[];let r=n.runs.filter(e=>e.settled!==null).length;return[o`<p class=${t===0&&this.view.ways.length===1?`sentence`:``}>
          ${b(`learned-sentence`,{method:this.wayLabel(t),plays:p(n.plays.mean),known:p(n.known.mean),settled:r,runs:n.runs.length})}
        </p>`]})}compared(){return O(this.view.ways.flatMap((e,t)=>{let n=this.jobs[t]?.result?.learners[0];return n?[{name:b(`way-number`,{number:t+1}),learner:n}]:[]})).map(e=>o`<p class="sentence">${e}</p>`)}curveCard(){return this.learners().length===0?n:o`<section class="card stack" aria-label=${b(`learning-curve`)}>
      ${this.chart()}
    </section>`}chart(){let e=this.learners(),t=N.filter(t=>e.some(({learner:e})=>e.curve.some(e=>V(e,t)!==null))),n=t.find(e=>e===this.view.measure)??t[0]??`known`,r=e.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),i=[...new Set(r)].sort((e,t)=>e-t),a=e.map(({learner:e,index:t})=>{let r=new Map(e.curve.map(e=>[e.plays,V(e,n)])),a=e=>i.map(t=>r.get(t)?.[e]??null);return{label:this.wayLabel(t),values:a(`mean`),low:a(`low`),high:a(`high`)}});return o`
      <label class="field"
        >${b(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${t.map(e=>o`<option value=${e} ?selected=${e===n}>
                ${b(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${i}
        .curves=${a}
        x-label=${b(`episodes`)}
        y-label=${b(`measure-${n}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,t=this.view.ways.flatMap((t,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=e?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),r=e?.moves.some(({places:e})=>e.length>0)??!1;return e?o`<section class="card stack" aria-label=${b(`value-map`)}>
      <h2>${b(`value-map`)}</h2>
      <div class="maps">
        ${t.map(({index:t,first:n})=>o`<div class="stack">
              <h3>${this.wayLabel(t)}</h3>
              ${E(this.learnerOf(t))}
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${z(n,e.turn??null)}
                .label=${b(`value-map`)}
              ></game-board>
              <details ?open=${!r}>
                <summary>${b(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(n).map(([e,t])=>o`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${B(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:n}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=L(this.view);this.written=i(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{let n=await _.play({game:e,start:null,moves:[],seed:t},null);if(e!==this.view.game)return;this.start=n,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=h(t)}}};m([y({attribute:!1})],R.prototype,`games`,void 0),m([y({attribute:!1})],R.prototype,`address`,void 0),m([t()],R.prototype,`view`,void 0),m([t()],R.prototype,`start`,void 0),m([t()],R.prototype,`stepping`,void 0),m([t()],R.prototype,`refusal`,void 0),R=m([s(`learn-screen`)],R);function z(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{if(r===`unknown`)return[[e,C]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...C,amount:r,winner:n,best:r===i}]]}let o=r===`won`?t:r===`lost`?a:null;return[[e,{...C,letter:n[r],winner:o,best:r===`won`}]]});return new Map(o)}function B(e){return typeof e==`number`?p(e,2):b(`moves-${e}`)}function V(e,t){return t===`known`?e.known:e[t]??null}export{R as LearnScreen};