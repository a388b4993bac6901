import{A as e,E as t,M as n,O as r,P as i,S as a,T as o,_ as s,b as c,g as l,i as u,j as d,k as f,m as p,o as m,p as h,x as g,y as _}from"./index-Dbjpb4lK.js";import{t as v}from"./job-DRXBstF1.js";import"./line-chart-xI9oGKjS.js";var y=class extends g{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new v(this),this.asked=``,this.shown=``}static{this.styles=[t,i`
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
      <h2>${o(`step-by-step`)}</h2>
      ${e.running&&t.length===0?n`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:d}
      ${e.refusal?u(e.refusal):d}
      ${r?this.content(r,t):d}
    </div>`}content(e,t){return n`
      <div class="row">
        <button
          aria-label=${o(`back`)}
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
          aria-label=${o(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${o(`forward`)}
          ?disabled=${this.at>=t.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?n`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:d}
        <div class="stack" aria-live="polite">
          <p><strong>${o(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,t])=>n`<dt>${o(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],n=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,r]of n)r&&t.push([`moves-${e}`,r.join(` `)||`–`]);return e.move!==null&&t.push([`step-move`,e.move]),e.tried!==void 0&&t.push([`step-tried`,o(e.tried?`yes`:`no`)]),e.before!==void 0&&e.after!==void 0&&t.push([`step-correction`,`${a(e.before,3)} → ${a(e.after,3)}`]),e.settled&&t.push([`step-settled`,o(`final-${e.settled}`)]),t}async look(e){try{let t=await m.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};c([f()],y.prototype,`game`,void 0),c([f({attribute:!1})],y.prototype,`request`,void 0),c([r()],y.prototype,`at`,void 0),c([r()],y.prototype,`view`,void 0),y=c([e(`learn-steps`)],y);var b=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],x=[`random`,`optimal`,`exploitability`,`known`,`value`],S=class extends g{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=D({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.jobs=[new v(this),new v(this)],this.drawn=``,this.written=``}static{this.styles=[t,i`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      .short {
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
    `]}willUpdate(e){e.has(`address`)&&s(this.address)!==this.written&&(this.view=D(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return n`<div class="screen">
      <section class="card stack" aria-label=${o(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${o(`learning-curve`)}>
          ${this.jobs.map(e=>e.running?n`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?u(e.refusal):d)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?n`<section class="card" aria-label=${o(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??C,!0)}
                ></learn-steps>
              </section>`:d}
      </div>
    </div>`}form(){let{view:e}=this;return n`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${({learn:e})=>e.length>0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?n`<button
              @click=${()=>this.change({ways:[...e.ways,{...C,method:`q`}]})}
            >
              ${o(`compare-with`)}
            </button>`:n`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
              ${o(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,o(`episodes`),1,1e7)}
        ${this.whole(`seeds`,o(`runs`),1,50)} ${this.whole(`seed`,o(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${o(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${o(`step-by-step`)}
        </button>
      </div>
    `}way(e,t){let r=this.methods(),i=e=>this.change({ways:this.view.ways.map((n,r)=>r===t?{...n,...e}:n)}),s=(t,r)=>n`<label class="field"
        >${o(`rate-${t}`)} ${r} = ${a(e[t]/100,2)}
        <input
          type="range"
          min=${t===`epsilon`?0:1}
          max="100"
          .value=${String(e[t])}
          @change=${e=>i({[t]:Number(e.target.value)})}
        />
      </label>`;return n`<fieldset>
      <legend>
        ${this.view.ways.length>1?o(`way-number`,{number:t+1}):o(`way`)}
      </legend>
      <select
        aria-label=${o(`method`)}
        @change=${e=>i({method:e.target.value})}
      >
        ${r.map(t=>n`<option value=${t} ?selected=${t===e.method}>
              ${o(`method-${t}`)}
            </option>`)}
      </select>
      ${e.method===`q`?[s(`alpha`,`α`),s(`gamma`,`γ`),s(`epsilon`,`ε`)]:d}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===_(this.view.game))?.abilities.learn??[];return b.filter(t=>e.includes(t===`q`?`q`:`trajectories`))}whole(e,t,r,i){return n`<label class="field"
      >${t}
      <input
        class="short"
        type="number"
        min=${r}
        max=${i}
        .value=${String(this.view[e])}
        @change=${t=>{let n=Math.round(Number(t.target.value))||r;this.change({[e]:Math.min(Math.max(n,r),i)})}}
      />
    </label>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}sentences(){return this.view.ways.flatMap((e,t)=>{let r=(this.jobs[t]?.result)?.learners[0];if(!r)return[];let i=r.runs.filter(e=>e.settled!==null).length;return[n`<p class=${t===0?`sentence`:``}>
          ${o(`learned-sentence`,{method:o(`method-${e.method}`),plays:a(r.plays.mean),known:a(r.known.mean),settled:i,runs:r.runs.length})}
        </p>`]})}chart(){let{measure:e}=this.view,t=this.learners();if(t.length===0)return this.jobs.some(e=>e.running)?d:n`<p class="soft">${o(`learn-empty`)}</p>`;let r=t.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),i=[...new Set(r)].sort((e,t)=>e-t),a=t.map(({learner:n,index:r})=>{let a=new Map(n.curve.map(t=>[t.plays,E(t,e)])),o=e=>i.map(t=>a.get(t)?.[e]??null);return{label:`${t.length>1?`${r+1}: `:``}${n.method}`,values:o(`mean`),low:o(`low`),high:o(`high`)}});return n`
      <label class="field"
        >${o(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${x.map(t=>n`<option value=${t} ?selected=${t===e}>
                ${o(`measure-${t}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${i}
        .curves=${a}
        x-label=${o(`episodes`)}
        y-label=${o(`measure-${e}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,t=this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial)?.first_moves;return r?[{way:e,first:r}]:[]});return!e||t.length===0?d:n`<section class="card stack" aria-label=${o(`value-map`)}>
      <h2>${o(`value-map`)}</h2>
      <div class="maps">
        ${t.map(({way:t,first:r})=>n`<div class="stack">
              <h3>${o(`method-${t.method}`)}</h3>
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${w(r,e.turn)}
                .label=${o(`value-map`)}
              ></game-board>
              <details>
                <summary>${o(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(r).map(([e,t])=>n`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${T(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,settings:{...o?s:{way:e.method},runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=k(this.view);this.written=s(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{this.start=await m.play({game:e,start:null,moves:[],seed:t},null)}catch{this.start=null}}};c([f({attribute:!1})],S.prototype,`games`,void 0),c([f({attribute:!1})],S.prototype,`address`,void 0),c([r()],S.prototype,`view`,void 0),c([r()],S.prototype,`start`,void 0),c([r()],S.prototype,`stepping`,void 0),S=c([e(`learn-screen`)],S);var C={method:`uniform`,alpha:50,gamma:95,epsilon:30};function w(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{if(r===`unknown`)return[];let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function T(e){return typeof e==`number`?a(e,2):o(`moves-${e}`)}function E(e,t){return t===`known`?e.known:e[t]}function D(e){let t=p(e,`measure`),n=[O(e,`first`),O(e,`second`)].filter(e=>e!==null);return{game:p(e,`game`)??`tic-tac-toe`,episodes:l(e,`episodes`,5e3),seed:l(e,`seed`,0),seeds:Math.max(1,l(e,`runs`,3)),measure:x.find(e=>e===t)??`random`,ways:n.length>0?n:[C]}}function O(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(p(e,t)??``)??[],i=b.find(e=>e===n);if(!i)return null;let[a=C.alpha,o=C.gamma,s=C.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:i,alpha:a,gamma:o,epsilon:s}}function k(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,h(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}export{S as LearnScreen};