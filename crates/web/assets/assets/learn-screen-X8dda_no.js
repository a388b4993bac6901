import{B as e,C as t,F as n,H as r,L as i,M as a,N as o,O as s,P as c,S as l,T as u,U as d,_ as f,a as p,b as m,j as h,o as g,s as _,v,x as y,z as b}from"./index-B2zt0Flj.js";import"./line-chart-N-64h-zv.js";import"./number-field-Dk-a3BUz.js";var x=class extends m{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new p(this),this.asked=``,this.shown=``}static{this.styles=[y,i`
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
      <h2>${s(`step-by-step`)}</h2>
      ${e.running&&t.length===0?n`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:c}
      ${e.refusal?_(e.refusal):c}
      ${r?this.content(r,t):c}
    </div>`}content(e,t){return n`
      <div class="row">
        <button
          aria-label=${s(`back`)}
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
          aria-label=${s(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${s(`forward`)}
          ?disabled=${this.at>=t.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?n`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:c}
        <div class="stack" aria-live="polite">
          <p><strong>${s(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,t])=>n`<dt>${s(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],n=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,r]of n)r&&t.push([`moves-${e}`,r.join(` `)||`–`]);return e.move&&t.push([`step-move`,e.move]),typeof e.tried==`boolean`&&t.push([`step-tried`,s(e.tried?`yes`:`no`)]),typeof e.before==`number`&&typeof e.after==`number`&&t.push([`step-correction`,`${u(e.before,3)} → ${u(e.after,3)}`]),e.settled&&t.push([`step-settled`,s(`final-${e.settled}`)]),t}async look(e){try{let t=await l.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};v([a()],x.prototype,`game`,void 0),v([a({attribute:!1})],x.prototype,`request`,void 0),v([h()],x.prototype,`at`,void 0),v([h()],x.prototype,`view`,void 0),x=v([o(`learn-steps`)],x);var S=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],C=[`random`,`optimal`,`exploitability`,`known`,`value`],w={method:`uniform`,alpha:50,gamma:95,epsilon:30};function T(t){let n=e(t,`measure`),i=[E(t,`first`),E(t,`second`)].filter(e=>e!==null);return{game:e(t,`game`)??`tic-tac-toe`,episodes:r(t,`episodes`,5e3),seed:r(t,`seed`,0),seeds:Math.max(1,r(t,`runs`,3)),measure:C.find(e=>e===n)??`random`,ways:i.length>0?i:[w]}}function E(t,n){let[,r,...i]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(e(t,n)??``)??[],a=S.find(e=>e===r);if(!a)return null;let[o=w.alpha,s=w.gamma,c=w.epsilon]=i.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:a,alpha:o,gamma:s,epsilon:c}}function D(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,b(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var O=class extends m{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=T({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new p(this),new p(this)],this.drawn=``,this.written=``}static{this.styles=[y,i`
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
    `]}willUpdate(e){e.has(`address`)&&d(this.address)!==this.written&&(this.written=d(this.address),this.view=T(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return n`<div class="screen">
      <section class="card stack" aria-label=${s(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${s(`learning-curve`)}>
          ${this.refusal?_(this.refusal,()=>void this.look()):c}
          ${this.jobs.map(e=>e.running?n`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?_(e.refusal):c)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?n`<section class="card" aria-label=${s(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??w,!0)}
                ></learn-steps>
              </section>`:c}
      </div>
    </div>`}form(){let{view:e}=this;return n`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>g(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?n`<button
              @click=${()=>this.change({ways:[...e.ways,{...w,method:`q`}]})}
            >
              ${s(`compare-with`)}
            </button>`:n`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
              ${s(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,s(`episodes`),1,1e7)}
        ${this.whole(`seeds`,s(`runs`),1,50)} ${this.whole(`seed`,s(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${s(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${s(`step-by-step`)}
        </button>
      </div>
    `}way(e,t){let r=this.methods(),i=e=>this.change({ways:this.view.ways.map((n,r)=>r===t?{...n,...e}:n)}),a=(t,r)=>n`<label class="field"
        >${s(`rate-${t}`)} ${r} = ${u(e[t]/100,2)}
        <input
          type="range"
          min=${t===`epsilon`?0:1}
          max="100"
          .value=${String(e[t])}
          @change=${e=>i({[t]:Number(e.target.value)})}
        />
      </label>`;return n`<fieldset>
      <legend>
        ${this.view.ways.length>1?s(`way-number`,{number:t+1}):s(`way`)}
      </legend>
      <select
        aria-label=${s(`method`)}
        @change=${e=>i({method:e.target.value})}
      >
        ${r.map(t=>n`<option value=${t} ?selected=${t===e.method}>
              ${s(`method-${t}`)}
            </option>`)}
      </select>
      ${e.method===`q`?[a(`alpha`,`α`),a(`gamma`,`γ`),a(`epsilon`,`ε`)]:c}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===f(this.view.game)),t=(g(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return S.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,t,r,i){return n`<number-field
      label=${t}
      .low=${r}
      .high=${i}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(e){let{method:t,alpha:n,gamma:r,epsilon:i}=this.view.ways[e]??w,a=t===`q`?` (α\u202f${u(n/100,2)}, γ\u202f${u(r/100,2)}, ε\u202f${u(i/100,2)})`:``,o=`${s(`method-${t}`)}${a}`;return this.view.ways.length>1?`${e+1}. ${o}`:o}sentences(){return this.view.ways.flatMap((e,t)=>{let r=(this.jobs[t]?.result)?.learners[0];if(!r)return[];let i=r.runs.filter(e=>e.settled!==null).length;return[n`<p class=${t===0?`sentence`:``}>
          ${s(`learned-sentence`,{method:this.wayLabel(t),plays:u(r.plays.mean),known:u(r.known.mean),settled:i,runs:r.runs.length})}
        </p>`]})}chart(){let e=this.learners(),t=C.filter(t=>e.some(({learner:e})=>e.curve.some(e=>j(e,t)!==null))),r=t.find(e=>e===this.view.measure)??t[0]??`known`;if(e.length===0)return this.jobs.some(e=>e.running)?c:n`<p class="soft">${s(`learn-empty`)}</p>`;let i=e.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),a=[...new Set(i)].sort((e,t)=>e-t),o=e.map(({learner:e,index:t})=>{let n=new Map(e.curve.map(e=>[e.plays,j(e,r)])),i=e=>a.map(t=>n.get(t)?.[e]??null);return{label:this.wayLabel(t),values:i(`mean`),low:i(`low`),high:i(`high`)}});return n`
      <label class="field"
        >${s(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${t.map(e=>n`<option value=${e} ?selected=${e===r}>
                ${s(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${a}
        .curves=${o}
        x-label=${s(`episodes`)}
        y-label=${s(`measure-${r}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,t=this.view.ways.flatMap((t,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=e?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),r=e?.moves.some(({places:e})=>e.length>0)??!1;return e?n`<section class="card stack" aria-label=${s(`value-map`)}>
      <h2>${s(`value-map`)}</h2>
      <div class="maps">
        ${t.map(({index:t,first:i})=>n`<div class="stack">
              <h3>${this.wayLabel(t)}</h3>
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${k(i,e.turn??null)}
                .label=${s(`value-map`)}
              ></game-board>
              <details ?open=${!r}>
                <summary>${s(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(i).map(([e,t])=>n`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${A(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:c}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=D(this.view);this.written=d(t),this.tell(`address`,t)}async look(){let{game:e,seed:n}=this.view;try{let t=await l.play({game:e,start:null,moves:[],seed:n},null);if(e!==this.view.game)return;this.start=t,this.refusal=null}catch(n){if(e!==this.view.game)return;this.start=null,this.refusal=t(n)}}};v([a({attribute:!1})],O.prototype,`games`,void 0),v([a({attribute:!1})],O.prototype,`address`,void 0),v([h()],O.prototype,`view`,void 0),v([h()],O.prototype,`start`,void 0),v([h()],O.prototype,`stepping`,void 0),v([h()],O.prototype,`refusal`,void 0),O=v([o(`learn-screen`)],O);function k(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(r===`unknown`)return[[e,o]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function A(e){return typeof e==`number`?u(e,2):s(`moves-${e}`)}function j(e,t){return t===`known`?e.known:e[t]??null}export{O as LearnScreen};