import{B as e,C as t,E as n,F as r,H as i,L as a,M as o,N as s,P as c,S as l,U as u,c as d,j as f,k as p,o as m,s as h,v as g,w as _,x as v,y,z as b}from"./index-BIOCYB6r.js";import"./line-chart-CJpa9M4j.js";import"./number-field-C93vJI-n.js";var x=class extends v{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new m(this),this.asked=``,this.shown=``}static{this.styles=[l,a`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:e,steps:t}=this,n=t[this.at];return r`<div class="stack">
      <h2>${p(`step-by-step`)}</h2>
      ${e.running&&t.length===0?r`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:c}
      ${e.refusal?d(e.refusal):c}
      ${n?this.content(n,t):c}
    </div>`}content(e,t){return r`
      <div class="row">
        <button
          aria-label=${p(`back`)}
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
          aria-label=${p(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${p(`forward`)}
          ?disabled=${this.at>=t.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?r`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:c}
        <div class="stack" aria-live="polite">
          <p><strong>${p(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,t])=>r`<dt>${p(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],r=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,n]of r)n&&t.push([`moves-${e}`,n.join(` `)||`–`]);return e.move&&t.push([`step-move`,e.move]),typeof e.tried==`boolean`&&t.push([`step-tried`,p(e.tried?`yes`:`no`)]),typeof e.before==`number`&&typeof e.after==`number`&&t.push([`step-correction`,`${n(e.before,3)} → ${n(e.after,3)}`]),e.settled&&t.push([`step-settled`,p(`final-${e.settled}`)]),t}async look(e){try{let n=await t.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=n)}catch{this.view=null}}};y([o()],x.prototype,`game`,void 0),y([o({attribute:!1})],x.prototype,`request`,void 0),y([f()],x.prototype,`at`,void 0),y([f()],x.prototype,`view`,void 0),x=y([s(`learn-steps`)],x);var S=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],C=[`random`,`optimal`,`exploitability`,`known`,`value`],w={method:`uniform`,alpha:50,gamma:95,epsilon:30};function T(t){let n=e(t,`measure`),r=[E(t,`first`),E(t,`second`)].filter(e=>e!==null);return{game:e(t,`game`)??`tic-tac-toe`,episodes:i(t,`episodes`,5e3),seed:i(t,`seed`,0),seeds:Math.max(1,i(t,`runs`,3)),measure:C.find(e=>e===n)??`random`,ways:r.length>0?r:[w]}}function E(t,n){let[,r,...i]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(e(t,n)??``)??[],a=S.find(e=>e===r);if(!a)return null;let[o=w.alpha,s=w.gamma,c=w.epsilon]=i.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:a,alpha:o,gamma:s,epsilon:c}}function D(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,b(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var O=class extends v{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=T({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new m(this),new m(this)],this.drawn=``,this.written=``}static{this.styles=[l,a`
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
    `]}willUpdate(e){e.has(`address`)&&u(this.address)!==this.written&&(this.written=u(this.address),this.view=T(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return r`<div class="screen">
      <section class="card stack" aria-label=${p(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${p(`learning-curve`)}>
          ${this.refusal?d(this.refusal,()=>void this.look()):c}
          ${this.jobs.map(e=>e.running?r`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?d(e.refusal):c)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?r`<section class="card" aria-label=${p(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??w,!0)}
                ></learn-steps>
              </section>`:c}
      </div>
    </div>`}form(){let{view:e}=this;return r`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>h(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?r`<button
              @click=${()=>this.change({ways:[...e.ways,{...w,method:`q`}]})}
            >
              ${p(`compare-with`)}
            </button>`:r`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
              ${p(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,p(`episodes`),1,1e7)}
        ${this.whole(`seeds`,p(`runs`),1,50)} ${this.whole(`seed`,p(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${p(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${p(`step-by-step`)}
        </button>
      </div>
    `}way(e,t){let i=this.methods(),a=e=>this.change({ways:this.view.ways.map((n,r)=>r===t?{...n,...e}:n)}),o=(t,i)=>r`<label class="field"
        >${p(`rate-${t}`)} ${i} = ${n(e[t]/100,2)}
        <input
          type="range"
          min=${t===`epsilon`?0:1}
          max="100"
          .value=${String(e[t])}
          @change=${e=>a({[t]:Number(e.target.value)})}
        />
      </label>`;return r`<fieldset>
      <legend>
        ${this.view.ways.length>1?p(`way-number`,{number:t+1}):p(`way`)}
      </legend>
      <select
        aria-label=${p(`method`)}
        @change=${e=>a({method:e.target.value})}
      >
        ${i.map(t=>r`<option value=${t} ?selected=${t===e.method}>
              ${p(`method-${t}`)}
            </option>`)}
      </select>
      ${e.method===`q`?[o(`alpha`,`α`),o(`gamma`,`γ`),o(`epsilon`,`ε`)]:c}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===g(this.view.game)),t=(h(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return S.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,t,n,i){return r`<number-field
      label=${t}
      .low=${n}
      .high=${i}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(e){let{method:t,alpha:r,gamma:i,epsilon:a}=this.view.ways[e]??w,o=t===`q`?` (α\u202f${n(r/100,2)}, γ\u202f${n(i/100,2)}, ε\u202f${n(a/100,2)})`:``,s=`${p(`method-${t}`)}${o}`;return this.view.ways.length>1?`${e+1}. ${s}`:s}sentences(){return this.view.ways.flatMap((e,t)=>{let i=(this.jobs[t]?.result)?.learners[0];if(!i)return[];let a=i.runs.filter(e=>e.settled!==null).length;return[r`<p class=${t===0?`sentence`:``}>
          ${p(`learned-sentence`,{method:this.wayLabel(t),plays:n(i.plays.mean),known:n(i.known.mean),settled:a,runs:i.runs.length})}
        </p>`]})}chart(){let e=this.learners(),t=C.filter(t=>e.some(({learner:e})=>e.curve.some(e=>j(e,t)!==null))),n=t.find(e=>e===this.view.measure)??t[0]??`known`;if(e.length===0)return this.jobs.some(e=>e.running)?c:r`<p class="soft">${p(`learn-empty`)}</p>`;let i=e.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),a=[...new Set(i)].sort((e,t)=>e-t),o=e.map(({learner:e,index:t})=>{let r=new Map(e.curve.map(e=>[e.plays,j(e,n)])),i=e=>a.map(t=>r.get(t)?.[e]??null);return{label:this.wayLabel(t),values:i(`mean`),low:i(`low`),high:i(`high`)}});return r`
      <label class="field"
        >${p(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${t.map(e=>r`<option value=${e} ?selected=${e===n}>
                ${p(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${a}
        .curves=${o}
        x-label=${p(`episodes`)}
        y-label=${p(`measure-${n}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,t=this.view.ways.flatMap((t,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=e?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),n=e?.moves.some(({places:e})=>e.length>0)??!1;return e?r`<section class="card stack" aria-label=${p(`value-map`)}>
      <h2>${p(`value-map`)}</h2>
      <div class="maps">
        ${t.map(({index:t,first:i})=>r`<div class="stack">
              <h3>${this.wayLabel(t)}</h3>
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${k(i,e.turn??null)}
                .label=${p(`value-map`)}
              ></game-board>
              <details ?open=${!n}>
                <summary>${p(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(i).map(([e,t])=>r`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${A(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:c}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=D(this.view);this.written=u(t),this.tell(`address`,t)}async look(){let{game:e,seed:n}=this.view;try{let r=await t.play({game:e,start:null,moves:[],seed:n},null);if(e!==this.view.game)return;this.start=r,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=_(t)}}};y([o({attribute:!1})],O.prototype,`games`,void 0),y([o({attribute:!1})],O.prototype,`address`,void 0),y([f()],O.prototype,`view`,void 0),y([f()],O.prototype,`start`,void 0),y([f()],O.prototype,`stepping`,void 0),y([f()],O.prototype,`refusal`,void 0),O=y([s(`learn-screen`)],O);function k(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(r===`unknown`)return[[e,o]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function A(e){return typeof e==`number`?n(e,2):p(`moves-${e}`)}function j(e,t){return t===`known`?e.known:e[t]??null}export{O as LearnScreen};