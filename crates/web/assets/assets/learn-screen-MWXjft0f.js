import{C as e,E as t,N as n,O as r,P as i,R as a,S as o,d as s,f as c,h as l,l as u,n as d,p as f,t as p,u as m,w as h,x as g,y as _,z as v}from"./jobs-BEzt_sH5.js";import{m as y,o as b}from"./index-N4xWky_S.js";import"./line-chart-DmwWT9_9.js";import"./number-field-ChEjJKZG.js";var x=class extends m{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new b(this),this.asked=``,this.shown=``}static{this.styles=[s,r`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:e,steps:n}=this,r=n[this.at];return t`<div class="stack">
      <h2>${_(`step-by-step`)}</h2>
      ${e.running&&n.length===0?t`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:h}
      ${e.refusal?d(e.refusal):h}
      ${r?this.content(r,n):h}
    </div>`}content(e,n){return t`
      <div class="row">
        <button
          aria-label=${_(`back`)}
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
          aria-label=${_(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${_(`forward`)}
          ?disabled=${this.at>=n.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?t`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:h}
        <div class="stack" aria-live="polite">
          <p><strong>${_(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,n])=>t`<dt>${_(e)}</dt>
                  <dd class="mono">${n}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(e){let t=[],n=[`won`,`lost`,`drawn`,`unknown`].map(t=>[t,e[t]]);for(let[e,r]of n)r&&t.push([`moves-${e}`,r.join(` `)||`–`]);return e.move&&t.push([`step-move`,e.move]),typeof e.tried==`boolean`&&t.push([`step-tried`,_(e.tried?`yes`:`no`)]),typeof e.before==`number`&&typeof e.after==`number`&&t.push([`step-correction`,`${l(e.before,3)} → ${l(e.after,3)}`]),e.settled&&t.push([`step-settled`,_(`final-${e.settled}`)]),t}async look(e){try{let t=await c.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};u([o()],x.prototype,`game`,void 0),u([o({attribute:!1})],x.prototype,`request`,void 0),u([g()],x.prototype,`at`,void 0),u([g()],x.prototype,`view`,void 0),x=u([e(`learn-steps`)],x);var S=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],C=[`random`,`optimal`,`exploitability`,`known`,`value`],w={method:`uniform`,alpha:50,gamma:95,epsilon:30};function T(e){let t=i(e,`measure`),n=[E(e,`first`),E(e,`second`)].filter(e=>e!==null);return{game:i(e,`game`)??`tic-tac-toe`,episodes:a(e,`episodes`,5e3),seed:a(e,`seed`,0),seeds:Math.max(1,a(e,`runs`,3)),measure:C.find(e=>e===t)??`random`,ways:n.length>0?n:[w]}}function E(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(i(e,t)??``)??[],a=S.find(e=>e===n);if(!a)return null;let[o=w.alpha,s=w.gamma,c=w.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:a,alpha:o,gamma:s,epsilon:c}}function D(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[r,i]=e.ways;return{screen:`learn`,fields:new Map([[`game`,n(e.game)],[`first`,r?t(r):``],[`second`,i?t(i):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var O=class extends m{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=T({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new b(this),new b(this)],this.drawn=``,this.written=``}static{this.styles=[s,r`
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
    `]}willUpdate(e){e.has(`address`)&&v(this.address)!==this.written&&(this.written=v(this.address),this.view=T(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return t`<div class="screen">
      <section class="card stack" aria-label=${_(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${_(`learning-curve`)}>
          ${this.refusal?d(this.refusal,()=>void this.look()):h}
          ${this.jobs.map(e=>e.running?t`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?d(e.refusal):h)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?t`<section class="card" aria-label=${_(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??w,!0)}
                ></learn-steps>
              </section>`:h}
      </div>
    </div>`}form(){let{view:e}=this;return t`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>p(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?t`<button
              @click=${()=>this.change({ways:[...e.ways,{...w,method:`q`}]})}
            >
              ${_(`compare-with`)}
            </button>`:t`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
              ${_(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,_(`episodes`),1,1e7)}
        ${this.whole(`seeds`,_(`runs`),1,50)} ${this.whole(`seed`,_(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${_(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${_(`step-by-step`)}
        </button>
      </div>
    `}way(e,n){let r=this.methods(),i=e=>this.change({ways:this.view.ways.map((t,r)=>r===n?{...t,...e}:t)}),a=(n,r)=>t`<label class="field"
        >${_(`rate-${n}`)} ${r} = ${l(e[n]/100,2)}
        <input
          type="range"
          min=${n===`epsilon`?0:1}
          max="100"
          .value=${String(e[n])}
          @change=${e=>i({[n]:Number(e.target.value)})}
        />
      </label>`;return t`<fieldset>
      <legend>
        ${this.view.ways.length>1?_(`way-number`,{number:n+1}):_(`way`)}
      </legend>
      <select
        aria-label=${_(`method`)}
        @change=${e=>i({method:e.target.value})}
      >
        ${r.map(n=>t`<option value=${n} ?selected=${n===e.method}>
              ${_(`method-${n}`)}
            </option>`)}
      </select>
      ${e.method===`q`?[a(`alpha`,`α`),a(`gamma`,`γ`),a(`epsilon`,`ε`)]:h}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===y(this.view.game)),t=(p(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return S.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,n,r,i){return t`<number-field
      label=${n}
      .low=${r}
      .high=${i}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(e){let{method:t,alpha:n,gamma:r,epsilon:i}=this.view.ways[e]??w,a=t===`q`?` (α\u202f${l(n/100,2)}, γ\u202f${l(r/100,2)}, ε\u202f${l(i/100,2)})`:``,o=`${_(`method-${t}`)}${a}`;return this.view.ways.length>1?`${e+1}. ${o}`:o}sentences(){return this.view.ways.flatMap((e,n)=>{let r=(this.jobs[n]?.result)?.learners[0];if(!r)return[];let i=r.runs.filter(e=>e.settled!==null).length;return[t`<p class=${n===0?`sentence`:``}>
          ${_(`learned-sentence`,{method:this.wayLabel(n),plays:l(r.plays.mean),known:l(r.known.mean),settled:i,runs:r.runs.length})}
        </p>`]})}chart(){let e=this.learners(),n=C.filter(t=>e.some(({learner:e})=>e.curve.some(e=>j(e,t)!==null))),r=n.find(e=>e===this.view.measure)??n[0]??`known`;if(e.length===0)return this.jobs.some(e=>e.running)?h:t`<p class="soft">${_(`learn-empty`)}</p>`;let i=e.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),a=[...new Set(i)].sort((e,t)=>e-t),o=e.map(({learner:e,index:t})=>{let n=new Map(e.curve.map(e=>[e.plays,j(e,r)])),i=e=>a.map(t=>n.get(t)?.[e]??null);return{label:this.wayLabel(t),values:i(`mean`),low:i(`low`),high:i(`high`)}});return t`
      <label class="field"
        >${_(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${n.map(e=>t`<option value=${e} ?selected=${e===r}>
                ${_(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${a}
        .curves=${o}
        x-label=${_(`episodes`)}
        y-label=${_(`measure-${r}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,n=this.view.ways.flatMap((t,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=e?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),r=e?.moves.some(({places:e})=>e.length>0)??!1;return e?t`<section class="card stack" aria-label=${_(`value-map`)}>
      <h2>${_(`value-map`)}</h2>
      <div class="maps">
        ${n.map(({index:n,first:i})=>t`<div class="stack">
              <h3>${this.wayLabel(n)}</h3>
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${k(i,e.turn??null)}
                .label=${_(`value-map`)}
              ></game-board>
              <details ?open=${!r}>
                <summary>${_(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(i).map(([e,n])=>t`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${A(n)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:h}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=D(this.view);this.written=v(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{let n=await c.play({game:e,start:null,moves:[],seed:t},null);if(e!==this.view.game)return;this.start=n,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=f(t)}}};u([o({attribute:!1})],O.prototype,`games`,void 0),u([o({attribute:!1})],O.prototype,`address`,void 0),u([g()],O.prototype,`view`,void 0),u([g()],O.prototype,`start`,void 0),u([g()],O.prototype,`stepping`,void 0),u([g()],O.prototype,`refusal`,void 0),O=u([e(`learn-screen`)],O);function k(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(r===`unknown`)return[[e,o]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function A(e){return typeof e==`number`?l(e,2):_(`moves-${e}`)}function j(e,t){return t===`known`?e.known:e[t]??null}export{O as LearnScreen};