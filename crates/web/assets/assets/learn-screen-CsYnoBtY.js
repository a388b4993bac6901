import{A as e,F as t,I as n,L as r,M as i,O as a,R as o,S as s,T as c,V as l,_ as u,a as d,g as f,j as p,m,p as h,w as g,x as _,z as v}from"./index-DAlzBVY8.js";import{t as y}from"./number-field-C4lqbuQz.js";import"./line-chart-DTa-Roqh.js";var b=class extends g{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new y(this),this.asked=``,this.shown=``}static{this.styles=[e,l`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:e,steps:t}=this,n=t[this.at];return v`<div class="stack">
      <h2>${a(`step-by-step`)}</h2>
      ${e.running&&t.length===0?v`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:o}
      ${e.refusal?d(e.refusal):o}
      ${n?this.content(n,t):o}
    </div>`}content(e,t){return v`
      <div class="row">
        <button
          aria-label=${a(`back`)}
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
          aria-label=${a(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${a(`forward`)}
          ?disabled=${this.at>=t.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?v`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:o}
        <div class="stack" aria-live="polite">
          <p><strong>${a(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,t])=>v`<dt>${a(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],n=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,r]of n)r&&t.push([`moves-${e}`,r.join(` `)||`–`]);return e.move&&t.push([`step-move`,e.move]),typeof e.tried==`boolean`&&t.push([`step-tried`,a(e.tried?`yes`:`no`)]),typeof e.before==`number`&&typeof e.after==`number`&&t.push([`step-correction`,`${c(e.before,3)} → ${c(e.after,3)}`]),e.settled&&t.push([`step-settled`,a(`final-${e.settled}`)]),t}async look(e){try{let t=await i.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};s([n()],b.prototype,`game`,void 0),s([n({attribute:!1})],b.prototype,`request`,void 0),s([t()],b.prototype,`at`,void 0),s([t()],b.prototype,`view`,void 0),b=s([r(`learn-steps`)],b);var x=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],S=[`random`,`optimal`,`exploitability`,`known`,`value`],C={method:`uniform`,alpha:50,gamma:95,epsilon:30};function w(e){let t=m(e,`measure`),n=[T(e,`first`),T(e,`second`)].filter(e=>e!==null);return{game:m(e,`game`)??`tic-tac-toe`,episodes:f(e,`episodes`,5e3),seed:f(e,`seed`,0),seeds:Math.max(1,f(e,`runs`,3)),measure:S.find(e=>e===t)??`random`,ways:n.length>0?n:[C]}}function T(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(m(e,t)??``)??[],i=x.find(e=>e===n);if(!i)return null;let[a=C.alpha,o=C.gamma,s=C.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:i,alpha:a,gamma:o,epsilon:s}}function E(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,h(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var D=class extends g{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=w({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new y(this),new y(this)],this.drawn=``,this.written=``}static{this.styles=[e,l`
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
    `]}willUpdate(e){e.has(`address`)&&u(this.address)!==this.written&&(this.written=u(this.address),this.view=w(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return v`<div class="screen">
      <section class="card stack" aria-label=${a(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${a(`learning-curve`)}>
          ${this.refusal?d(this.refusal,()=>void this.look()):o}
          ${this.jobs.map(e=>e.running?v`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?d(e.refusal):o)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?v`<section class="card" aria-label=${a(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??C,!0)}
                ></learn-steps>
              </section>`:o}
      </div>
    </div>`}form(){let{view:e}=this;return v`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${({learn:e})=>e.length>0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?v`<button
              @click=${()=>this.change({ways:[...e.ways,{...C,method:`q`}]})}
            >
              ${a(`compare-with`)}
            </button>`:v`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
              ${a(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,a(`episodes`),1,1e7)}
        ${this.whole(`seeds`,a(`runs`),1,50)} ${this.whole(`seed`,a(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${a(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${a(`step-by-step`)}
        </button>
      </div>
    `}way(e,t){let n=this.methods(),r=e=>this.change({ways:this.view.ways.map((n,r)=>r===t?{...n,...e}:n)}),i=(t,n)=>v`<label class="field"
        >${a(`rate-${t}`)} ${n} = ${c(e[t]/100,2)}
        <input
          type="range"
          min=${t===`epsilon`?0:1}
          max="100"
          .value=${String(e[t])}
          @change=${e=>r({[t]:Number(e.target.value)})}
        />
      </label>`;return v`<fieldset>
      <legend>
        ${this.view.ways.length>1?a(`way-number`,{number:t+1}):a(`way`)}
      </legend>
      <select
        aria-label=${a(`method`)}
        @change=${e=>r({method:e.target.value})}
      >
        ${n.map(t=>v`<option value=${t} ?selected=${t===e.method}>
              ${a(`method-${t}`)}
            </option>`)}
      </select>
      ${e.method===`q`?[i(`alpha`,`α`),i(`gamma`,`γ`),i(`epsilon`,`ε`)]:o}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===_(this.view.game))?.abilities.learn??[];return x.filter(t=>e.includes(t===`q`?`q`:`trajectories`))}whole(e,t,n,r){return v`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(e){let{method:t,alpha:n,gamma:r,epsilon:i}=this.view.ways[e]??C,o=t===`q`?` (α\u202f${c(n/100,2)}, γ\u202f${c(r/100,2)}, ε\u202f${c(i/100,2)})`:``,s=`${a(`method-${t}`)}${o}`;return this.view.ways.length>1?`${e+1}. ${s}`:s}sentences(){return this.view.ways.flatMap((e,t)=>{let n=(this.jobs[t]?.result)?.learners[0];if(!n)return[];let r=n.runs.filter(e=>e.settled!==null).length;return[v`<p class=${t===0?`sentence`:``}>
          ${a(`learned-sentence`,{method:this.wayLabel(t),plays:c(n.plays.mean),known:c(n.known.mean),settled:r,runs:n.runs.length})}
        </p>`]})}chart(){let e=this.learners(),t=S.filter(t=>e.some(({learner:e})=>e.curve.some(e=>A(e,t)!==null))),n=t.find(e=>e===this.view.measure)??t[0]??`known`;if(e.length===0)return this.jobs.some(e=>e.running)?o:v`<p class="soft">${a(`learn-empty`)}</p>`;let r=e.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),i=[...new Set(r)].sort((e,t)=>e-t),s=e.map(({learner:e,index:t})=>{let r=new Map(e.curve.map(e=>[e.plays,A(e,n)])),a=e=>i.map(t=>r.get(t)?.[e]??null);return{label:this.wayLabel(t),values:a(`mean`),low:a(`low`),high:a(`high`)}});return v`
      <label class="field"
        >${a(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${t.map(e=>v`<option value=${e} ?selected=${e===n}>
                ${a(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${i}
        .curves=${s}
        x-label=${a(`episodes`)}
        y-label=${a(`measure-${n}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,t=this.view.ways.flatMap((t,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=e?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),n=e?.moves.some(({places:e})=>e.length>0)??!1;return e?v`<section class="card stack" aria-label=${a(`value-map`)}>
      <h2>${a(`value-map`)}</h2>
      <div class="maps">
        ${t.map(({index:t,first:r})=>v`<div class="stack">
              <h3>${this.wayLabel(t)}</h3>
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${O(r,e.turn??null)}
                .label=${a(`value-map`)}
              ></game-board>
              <details ?open=${!n}>
                <summary>${a(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(r).map(([e,t])=>v`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${k(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:o}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,settings:{...o?s:{way:e.method},runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=E(this.view);this.written=u(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{let n=await i.play({game:e,start:null,moves:[],seed:t},null);if(e!==this.view.game)return;this.start=n,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=p(t)}}};s([n({attribute:!1})],D.prototype,`games`,void 0),s([n({attribute:!1})],D.prototype,`address`,void 0),s([t()],D.prototype,`view`,void 0),s([t()],D.prototype,`start`,void 0),s([t()],D.prototype,`stepping`,void 0),s([t()],D.prototype,`refusal`,void 0),D=s([r(`learn-screen`)],D);function O(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(r===`unknown`)return[[e,o]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function k(e){return typeof e==`number`?c(e,2):a(`moves-${e}`)}function A(e,t){return t===`known`?e.known:e[t]??null}export{D as LearnScreen};