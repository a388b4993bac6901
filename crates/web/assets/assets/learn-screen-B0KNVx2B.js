import{B as e,C as t,D as n,F as r,P as i,S as a,T as o,V as s,_ as c,b as l,d as u,f as d,g as f,k as p,l as m,m as h,n as g,p as _,t as v,w as y}from"./jobs-DFmC7NVl.js";import{g as b,s as x,y as S}from"./index-D4nDH1b3.js";import"./line-chart-6kvqKoRm.js";import"./number-field-DdtH08Sl.js";var C=class extends u{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new x(this),this.asked=``,this.shown=``}static{this.styles=[d,p`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:e,steps:t}=this,r=t[this.at];return n`<div class="stack">
      <h2>${l(`step-by-step`)}</h2>
      ${e.running&&t.length===0?n`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:o}
      ${e.refusal?g(e.refusal):o}
      ${r?this.content(r,t):o}
    </div>`}content(e,t){return n`
      <div class="row">
        <button
          aria-label=${l(`back`)}
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
          aria-label=${l(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${l(`forward`)}
          ?disabled=${this.at>=t.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?n`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:o}
        <div class="stack" aria-live="polite">
          <p><strong>${l(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,t])=>n`<dt>${l(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],n=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,r]of n)r&&t.push([`moves-${e}`,r.join(` `)||`–`]);return e.move&&t.push([`step-move`,e.move]),typeof e.tried==`boolean`&&t.push([`step-tried`,l(e.tried?`yes`:`no`)]),typeof e.before==`number`&&typeof e.after==`number`&&t.push([`step-correction`,`${f(e.before,3)} → ${f(e.after,3)}`]),e.settled&&t.push([`step-settled`,l(`final-${e.settled}`)]),t}async look(e){try{let t=await _.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};m([t()],C.prototype,`game`,void 0),m([t({attribute:!1})],C.prototype,`request`,void 0),m([a()],C.prototype,`at`,void 0),m([a()],C.prototype,`view`,void 0),C=m([y(`learn-steps`)],C);var w=p`
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
`;function T(e){let t=e?.curve.at(-1);if(!t)return o;let{known:r,share:i,plays:a}=t;if(!i||i.mean<=0)return n`<p class="known">
      ${l(`known-so-far`,{plays:f(a),known:f(r.mean)})}
    </p>`;let s=Math.round(r.mean/i.mean);return n`<div class="known">
    <p>
      ${l(`known-of-all`,{plays:f(a),known:f(r.mean),all:f(s),share:c(i.mean)})}
    </p>
    <div class="whole" aria-hidden="true">
      <div class="part" .style=${`width: ${100*i.mean}%`}></div>
    </div>
  </div>`}var E=[{name:`optimal`,more:!0},{name:`exploitability`,more:!1},{name:`random`,more:!0}];function D([e,t]){let[n,r]=[e?.learner.curve.at(-1),t?.learner.curve.at(-1)];return!e||!t||!n||!r?[]:[O(e,t,n,r),A(e,t,n,r)].filter(e=>e!==``)}function O(e,t,n,r){for(let{name:i,more:a}of E){let[o,s]=[n[i],r[i]];if(!o||!s)continue;let u={measure:l(`measure-${i}`),a:c(o.mean),b:c(s.mean)},d=k(o,s);if(o.mean===s.mean)return l(`learn-equal`,u);if(!d)return l(`learn-not-sure`,u);let f=o.mean>s.mean===a?e:t;return l(`learn-better`,{...u,better:f.name})}return``}function k(e,t){let[n,r]=e.mean<t.mean?[e,t]:[t,e];return typeof n.high==`number`&&typeof r.low==`number`&&n.high<r.low}function A(e,t,n,r){let[i,a]=[n.known.mean,r.known.mean];if(i===a)return l(`learn-known-equal`,{known:f(i)});let[o,s,c]=i>a?[e,i,a]:[t,a,i];return l(`learn-known-more`,{more:o.name,most:f(s),least:f(c),times:c>0?f(s/c,1):`∞`})}var j=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],M=[`random`,`optimal`,`exploitability`,`known`,`value`],N={method:`uniform`,alpha:50,gamma:95,epsilon:30};function P(t){let n=r(t,`measure`),i=[F(t,`first`),F(t,`second`)].filter(e=>e!==null);return{game:r(t,`game`)??`tic-tac-toe`,episodes:e(t,`episodes`,5e3),seed:e(t,`seed`,0),seeds:Math.max(1,e(t,`runs`,3)),measure:M.find(e=>e===n)??`random`,ways:i.length>0?i:[N]}}function F(e,t){let[,n,...i]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(r(e,t)??``)??[],a=j.find(e=>e===n);if(!a)return null;let[o=N.alpha,s=N.gamma,c=N.epsilon]=i.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:a,alpha:o,gamma:s,epsilon:c}}function I(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,i(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var L=class extends u{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=P({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new x(this),new x(this)],this.drawn=``,this.written=``}static{this.styles=[d,w,p`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
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
    `]}willUpdate(e){e.has(`address`)&&s(this.address)!==this.written&&(this.written=s(this.address),this.view=P(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return n`<div class="screen">
      <section class="card stack" aria-label=${l(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${l(`result`)}>
          ${this.refusal?g(this.refusal,()=>void this.look()):o}
          ${this.jobs.map(e=>e.running?n`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?g(e.refusal):o)}
          <div class="stack" aria-live="polite">${this.sentences()} ${this.compared()}</div>
          ${this.learners().length===0&&!this.jobs.some(e=>e.running)?n`<p class="soft">${l(`learn-empty`)}</p>`:o}
        </section>
        ${this.maps()} ${this.curveCard()}
        ${this.stepping?n`<section class="card" aria-label=${l(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??N,!0)}
                ></learn-steps>
              </section>`:o}
      </div>
    </div>`}form(){let{view:e}=this;return n`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>v(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?n`<button
              @click=${()=>this.change({ways:[...e.ways,{...N,method:`q`}]})}
            >
              ${l(`compare-with`)}
            </button>`:n`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
              ${l(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,l(`episodes`),1,1e7)}
        ${this.whole(`seeds`,l(`runs`),1,50)} ${this.whole(`seed`,l(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${l(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${l(`step-by-step`)}
        </button>
      </div>
    `}way(e,t){let r=this.methods(),i=e=>this.change({ways:this.view.ways.map((n,r)=>r===t?{...n,...e}:n)}),a=(t,r)=>n`<label class="field"
        >${l(`rate-${t}`)} ${r} = ${f(e[t]/100,2)}
        <input
          type="range"
          min=${t===`epsilon`?0:1}
          max="100"
          .value=${String(e[t])}
          @change=${e=>i({[t]:Number(e.target.value)})}
        />
      </label>`;return n`<fieldset>
      <legend>
        ${this.view.ways.length>1?l(`way-number`,{number:t+1}):l(`way`)}
      </legend>
      <select
        aria-label=${l(`method`)}
        @change=${e=>i({method:e.target.value})}
      >
        ${r.map(t=>n`<option value=${t} ?selected=${t===e.method}>
              ${l(`method-${t}`)}
            </option>`)}
      </select>
      ${e.method===`q`?[a(`alpha`,`α`),a(`gamma`,`γ`),a(`epsilon`,`ε`)]:o}
    </fieldset>`}methods(){let e=b(this.games,this.view.game),t=(v(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return j.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,t,r,i){return n`<number-field
      label=${t}
      .low=${r}
      .high=${i}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learnerOf(e){let t=this.jobs[e];return(t?.result??t?.partial?.report)?.learners[0]}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.learnerOf(t);return n?[{learner:n,index:t}]:[]})}wayLabel(e){let{method:t,alpha:n,gamma:r,epsilon:i}=this.view.ways[e]??N,a=t===`q`?` (α\u202f${f(n/100,2)}, γ\u202f${f(r/100,2)}, ε\u202f${f(i/100,2)})`:``,o=`${l(`method-${t}`)}${a}`;return this.view.ways.length>1?`${e+1}. ${o}`:o}sentences(){return this.view.ways.flatMap((e,t)=>{let r=(this.jobs[t]?.result)?.learners[0];if(!r)return[];let i=r.runs.filter(e=>e.settled!==null).length;return[n`<p class=${t===0&&this.view.ways.length===1?`sentence`:``}>
          ${l(`learned-sentence`,{method:this.wayLabel(t),plays:f(r.plays.mean),known:f(r.known.mean),settled:i,runs:r.runs.length})}
        </p>`]})}compared(){return D(this.view.ways.flatMap((e,t)=>{let n=this.jobs[t]?.result?.learners[0];return n?[{name:l(`way-number`,{number:t+1}),learner:n}]:[]})).map(e=>n`<p class="sentence">${e}</p>`)}curveCard(){return this.learners().length===0?o:n`<section class="card stack" aria-label=${l(`learning-curve`)}>
      ${this.chart()}
    </section>`}chart(){let e=this.learners(),t=M.filter(t=>e.some(({learner:e})=>e.curve.some(e=>B(e,t)!==null))),r=t.find(e=>e===this.view.measure)??t[0]??`known`,i=e.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),a=[...new Set(i)].sort((e,t)=>e-t),o=e.map(({learner:e,index:t})=>{let n=new Map(e.curve.map(e=>[e.plays,B(e,r)])),i=e=>a.map(t=>n.get(t)?.[e]??null);return{label:this.wayLabel(t),values:i(`mean`),low:i(`low`),high:i(`high`)}});return n`
      <label class="field"
        >${l(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${t.map(e=>n`<option value=${e} ?selected=${e===r}>
                ${l(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${a}
        .curves=${o}
        x-label=${l(`episodes`)}
        y-label=${l(`measure-${r}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,t=this.view.ways.flatMap((t,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=e?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),r=e?.moves.some(({places:e})=>e.length>0)??!1;return e?n`<section class="card stack" aria-label=${l(`value-map`)}>
      <h2>${l(`value-map`)}</h2>
      <div class="maps">
        ${t.map(({index:t,first:i})=>n`<div class="stack">
              <h3>${this.wayLabel(t)}</h3>
              ${T(this.learnerOf(t))}
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${R(i,e.turn??null)}
                .label=${l(`value-map`)}
              ></game-board>
              <details ?open=${!r}>
                <summary>${l(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(i).map(([e,t])=>n`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${z(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:o}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=I(this.view);this.written=s(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{let n=await _.play({game:e,start:null,moves:[],seed:t},null);if(e!==this.view.game)return;this.start=n,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=h(t)}}};m([t({attribute:!1})],L.prototype,`games`,void 0),m([t({attribute:!1})],L.prototype,`address`,void 0),m([a()],L.prototype,`view`,void 0),m([a()],L.prototype,`start`,void 0),m([a()],L.prototype,`stepping`,void 0),m([a()],L.prototype,`refusal`,void 0),L=m([y(`learn-screen`)],L);function R(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{if(r===`unknown`)return[[e,S]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...S,amount:r,winner:n,best:r===i}]]}let o=r===`won`?t:r===`lost`?a:null;return[[e,{...S,letter:n[r],winner:o,best:r===`won`}]]});return new Map(o)}function z(e){return typeof e==`number`?f(e,2):l(`moves-${e}`)}function B(e,t){return t===`known`?e.known:e[t]??null}export{L as LearnScreen};