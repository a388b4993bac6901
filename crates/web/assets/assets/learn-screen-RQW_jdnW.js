import{B as e,C as t,D as n,E as r,L as i,P as a,R as o,S as s,U as c,V as l,_ as u,a as d,b as f,j as p,k as m,o as h,s as g,v as _,w as v,x as y,z as b}from"./index-B2h7BMzi.js";import"./line-chart-CFvjZZgj.js";import"./number-field-BLlEF10C.js";var x=class extends f{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new d(this),this.asked=``,this.shown=``}static{this.styles=[y,c`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:t,steps:n}=this,r=n[this.at];return l`<div class="stack">
      <h2>${a(`step-by-step`)}</h2>
      ${t.running&&n.length===0?l`<job-progress
              .progress=${t.progress}
              @cancel=${()=>t.cancel()}
            ></job-progress>`:e}
      ${t.refusal?g(t.refusal):e}
      ${r?this.content(r,n):e}
    </div>`}content(t,n){return l`
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
          max=${n.length-1}
          .value=${String(this.at)}
          aria-label=${a(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${a(`forward`)}
          ?disabled=${this.at>=n.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?l`<game-board .picture=${this.view.picture} .label=${t.position}></game-board>`:e}
        <div class="stack" aria-live="polite">
          <p><strong>${a(`step-title`,{play:t.play,step:t.step+1})}</strong></p>
          <p class="mono">${t.position}</p>
          <dl>
            ${this.facts(t).map(([e,t])=>l`<dt>${a(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],n=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,r]of n)r&&t.push([`moves-${e}`,r.join(` `)||`–`]);return e.move&&t.push([`step-move`,e.move]),typeof e.tried==`boolean`&&t.push([`step-tried`,a(e.tried?`yes`:`no`)]),typeof e.before==`number`&&typeof e.after==`number`&&t.push([`step-correction`,`${p(e.before,3)} → ${p(e.after,3)}`]),e.settled&&t.push([`step-settled`,a(`final-${e.settled}`)]),t}async look(e){try{let t=await s.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};_([o()],x.prototype,`game`,void 0),_([o({attribute:!1})],x.prototype,`request`,void 0),_([i()],x.prototype,`at`,void 0),_([i()],x.prototype,`view`,void 0),x=_([b(`learn-steps`)],x);var S=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],C=[`random`,`optimal`,`exploitability`,`known`,`value`],w={method:`uniform`,alpha:50,gamma:95,epsilon:30};function T(e){let t=v(e,`measure`),n=[E(e,`first`),E(e,`second`)].filter(e=>e!==null);return{game:v(e,`game`)??`tic-tac-toe`,episodes:r(e,`episodes`,5e3),seed:r(e,`seed`,0),seeds:Math.max(1,r(e,`runs`,3)),measure:C.find(e=>e===t)??`random`,ways:n.length>0?n:[w]}}function E(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(v(e,t)??``)??[],i=S.find(e=>e===n);if(!i)return null;let[a=w.alpha,o=w.gamma,s=w.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:i,alpha:a,gamma:o,epsilon:s}}function D(e){let n=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[r,i]=e.ways;return{screen:`learn`,fields:new Map([[`game`,t(e.game)],[`first`,r?n(r):``],[`second`,i?n(i):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var O=class extends f{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=T({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new d(this),new d(this)],this.drawn=``,this.written=``}static{this.styles=[y,c`
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
    `]}willUpdate(e){e.has(`address`)&&n(this.address)!==this.written&&(this.written=n(this.address),this.view=T(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return l`<div class="screen">
      <section class="card stack" aria-label=${a(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${a(`learning-curve`)}>
          ${this.refusal?g(this.refusal,()=>void this.look()):e}
          ${this.jobs.map(t=>t.running?l`<job-progress
                  .progress=${t.progress}
                  @cancel=${()=>t.cancel()}
                ></job-progress>`:t.refusal?g(t.refusal):e)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?l`<section class="card" aria-label=${a(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??w,!0)}
                ></learn-steps>
              </section>`:e}
      </div>
    </div>`}form(){let{view:e}=this;return l`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>h(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?l`<button
              @click=${()=>this.change({ways:[...e.ways,{...w,method:`q`}]})}
            >
              ${a(`compare-with`)}
            </button>`:l`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
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
    `}way(t,n){let r=this.methods(),i=e=>this.change({ways:this.view.ways.map((t,r)=>r===n?{...t,...e}:t)}),o=(e,n)=>l`<label class="field"
        >${a(`rate-${e}`)} ${n} = ${p(t[e]/100,2)}
        <input
          type="range"
          min=${e===`epsilon`?0:1}
          max="100"
          .value=${String(t[e])}
          @change=${t=>i({[e]:Number(t.target.value)})}
        />
      </label>`;return l`<fieldset>
      <legend>
        ${this.view.ways.length>1?a(`way-number`,{number:n+1}):a(`way`)}
      </legend>
      <select
        aria-label=${a(`method`)}
        @change=${e=>i({method:e.target.value})}
      >
        ${r.map(e=>l`<option value=${e} ?selected=${e===t.method}>
              ${a(`method-${e}`)}
            </option>`)}
      </select>
      ${t.method===`q`?[o(`alpha`,`α`),o(`gamma`,`γ`),o(`epsilon`,`ε`)]:e}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===u(this.view.game)),t=(h(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return S.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,t,n,r){return l`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(e){let{method:t,alpha:n,gamma:r,epsilon:i}=this.view.ways[e]??w,o=t===`q`?` (α\u202f${p(n/100,2)}, γ\u202f${p(r/100,2)}, ε\u202f${p(i/100,2)})`:``,s=`${a(`method-${t}`)}${o}`;return this.view.ways.length>1?`${e+1}. ${s}`:s}sentences(){return this.view.ways.flatMap((e,t)=>{let n=(this.jobs[t]?.result)?.learners[0];if(!n)return[];let r=n.runs.filter(e=>e.settled!==null).length;return[l`<p class=${t===0?`sentence`:``}>
          ${a(`learned-sentence`,{method:this.wayLabel(t),plays:p(n.plays.mean),known:p(n.known.mean),settled:r,runs:n.runs.length})}
        </p>`]})}chart(){let t=this.learners(),n=C.filter(e=>t.some(({learner:t})=>t.curve.some(t=>j(t,e)!==null))),r=n.find(e=>e===this.view.measure)??n[0]??`known`;if(t.length===0)return this.jobs.some(e=>e.running)?e:l`<p class="soft">${a(`learn-empty`)}</p>`;let i=t.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),o=[...new Set(i)].sort((e,t)=>e-t),s=t.map(({learner:e,index:t})=>{let n=new Map(e.curve.map(e=>[e.plays,j(e,r)])),i=e=>o.map(t=>n.get(t)?.[e]??null);return{label:this.wayLabel(t),values:i(`mean`),low:i(`low`),high:i(`high`)}});return l`
      <label class="field"
        >${a(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${n.map(e=>l`<option value=${e} ?selected=${e===r}>
                ${a(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${o}
        .curves=${s}
        x-label=${a(`episodes`)}
        y-label=${a(`measure-${r}`)}
      ></line-chart>
    `}maps(){let{start:t}=this,n=this.view.ways.flatMap((e,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=t?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),r=t?.moves.some(({places:e})=>e.length>0)??!1;return t?l`<section class="card stack" aria-label=${a(`value-map`)}>
      <h2>${a(`value-map`)}</h2>
      <div class="maps">
        ${n.map(({index:e,first:n})=>l`<div class="stack">
              <h3>${this.wayLabel(e)}</h3>
              <game-board
                .picture=${t.picture}
                .moves=${t.moves}
                .badges=${k(n,t.turn??null)}
                .label=${a(`value-map`)}
              ></game-board>
              <details ?open=${!r}>
                <summary>${a(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(n).map(([e,t])=>l`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${A(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:e}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=D(this.view);this.written=n(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{let n=await s.play({game:e,start:null,moves:[],seed:t},null);if(e!==this.view.game)return;this.start=n,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=m(t)}}};_([o({attribute:!1})],O.prototype,`games`,void 0),_([o({attribute:!1})],O.prototype,`address`,void 0),_([i()],O.prototype,`view`,void 0),_([i()],O.prototype,`start`,void 0),_([i()],O.prototype,`stepping`,void 0),_([i()],O.prototype,`refusal`,void 0),O=_([b(`learn-screen`)],O);function k(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(r===`unknown`)return[[e,o]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function A(e){return typeof e==`number`?p(e,2):a(`moves-${e}`)}function j(e,t){return t===`known`?e.known:e[t]??null}export{O as LearnScreen};