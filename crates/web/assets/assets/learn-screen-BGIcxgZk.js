import{A as e,B as t,D as n,E as r,F as i,G as a,H as o,I as s,L as c,N as l,U as u,V as d,a as f,g as p,h as m,k as h,o as g,q as _,s as v,v as y,y as b}from"./index-CKweXj1O.js";import"./line-chart-Dk8FzqPT.js";import"./number-field-C8LxurD4.js";var x=class extends h{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new f(this),this.asked=``,this.shown=``}static{this.styles=[i,_`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:e,steps:t}=this,n=t[this.at];return a`<div class="stack">
      <h2>${l(`step-by-step`)}</h2>
      ${e.running&&t.length===0?a`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:u}
      ${e.refusal?v(e.refusal):u}
      ${n?this.content(n,t):u}
    </div>`}content(e,t){return a`
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
        ${this.view?a`<game-board .picture=${this.view.picture} .label=${e.position}></game-board>`:u}
        <div class="stack" aria-live="polite">
          <p><strong>${l(`step-title`,{play:e.play,step:e.step+1})}</strong></p>
          <p class="mono">${e.position}</p>
          <dl>
            ${this.facts(e).map(([e,t])=>a`<dt>${l(e)}</dt>
                  <dd class="mono">${t}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(t){let n=[],r=[`won`,`lost`,`drawn`,`unknown`].map(e=>[e,t[e]]);for(let[e,t]of r)t&&n.push([`moves-${e}`,t.join(` `)||`–`]);return t.move&&n.push([`step-move`,t.move]),typeof t.tried==`boolean`&&n.push([`step-tried`,l(t.tried?`yes`:`no`)]),typeof t.before==`number`&&typeof t.after==`number`&&n.push([`step-correction`,`${e(t.before,3)} → ${e(t.after,3)}`]),t.settled&&n.push([`step-settled`,l(`final-${t.settled}`)]),n}async look(e){try{let t=await c.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};n([d()],x.prototype,`game`,void 0),n([d({attribute:!1})],x.prototype,`request`,void 0),n([t()],x.prototype,`at`,void 0),n([t()],x.prototype,`view`,void 0),x=n([o(`learn-steps`)],x);var S=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],C=[`random`,`optimal`,`exploitability`,`known`,`value`],w={method:`uniform`,alpha:50,gamma:95,epsilon:30};function T(e){let t=p(e,`measure`),n=[E(e,`first`),E(e,`second`)].filter(e=>e!==null);return{game:p(e,`game`)??`tic-tac-toe`,episodes:y(e,`episodes`,5e3),seed:y(e,`seed`,0),seeds:Math.max(1,y(e,`runs`,3)),measure:C.find(e=>e===t)??`random`,ways:n.length>0?n:[w]}}function E(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(p(e,t)??``)??[],i=S.find(e=>e===n);if(!i)return null;let[a=w.alpha,o=w.gamma,s=w.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:i,alpha:a,gamma:o,epsilon:s}}function D(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,m(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var O=class extends h{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=T({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new f(this),new f(this)],this.drawn=``,this.written=``}static{this.styles=[i,_`
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
    `]}willUpdate(e){e.has(`address`)&&b(this.address)!==this.written&&(this.written=b(this.address),this.view=T(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return a`<div class="screen">
      <section class="card stack" aria-label=${l(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${l(`learning-curve`)}>
          ${this.refusal?v(this.refusal,()=>void this.look()):u}
          ${this.jobs.map(e=>e.running?a`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?v(e.refusal):u)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?a`<section class="card" aria-label=${l(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??w,!0)}
                ></learn-steps>
              </section>`:u}
      </div>
    </div>`}form(){let{view:e}=this;return a`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>g(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${e.ways.map((e,t)=>this.way(e,t))}
      ${e.ways.length===1?a`<button
              @click=${()=>this.change({ways:[...e.ways,{...w,method:`q`}]})}
            >
              ${l(`compare-with`)}
            </button>`:a`<button @click=${()=>this.change({ways:e.ways.slice(0,1)})}>
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
    `}way(t,n){let r=this.methods(),i=e=>this.change({ways:this.view.ways.map((t,r)=>r===n?{...t,...e}:t)}),o=(n,r)=>a`<label class="field"
        >${l(`rate-${n}`)} ${r} = ${e(t[n]/100,2)}
        <input
          type="range"
          min=${n===`epsilon`?0:1}
          max="100"
          .value=${String(t[n])}
          @change=${e=>i({[n]:Number(e.target.value)})}
        />
      </label>`;return a`<fieldset>
      <legend>
        ${this.view.ways.length>1?l(`way-number`,{number:n+1}):l(`way`)}
      </legend>
      <select
        aria-label=${l(`method`)}
        @change=${e=>i({method:e.target.value})}
      >
        ${r.map(e=>a`<option value=${e} ?selected=${e===t.method}>
              ${l(`method-${e}`)}
            </option>`)}
      </select>
      ${t.method===`q`?[o(`alpha`,`α`),o(`gamma`,`γ`),o(`epsilon`,`ε`)]:u}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===r(this.view.game)),t=(g(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return S.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,t,n,r){return a`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(t){let{method:n,alpha:r,gamma:i,epsilon:a}=this.view.ways[t]??w,o=n===`q`?` (α\u202f${e(r/100,2)}, γ\u202f${e(i/100,2)}, ε\u202f${e(a/100,2)})`:``,s=`${l(`method-${n}`)}${o}`;return this.view.ways.length>1?`${t+1}. ${s}`:s}sentences(){return this.view.ways.flatMap((t,n)=>{let r=(this.jobs[n]?.result)?.learners[0];if(!r)return[];let i=r.runs.filter(e=>e.settled!==null).length;return[a`<p class=${n===0?`sentence`:``}>
          ${l(`learned-sentence`,{method:this.wayLabel(n),plays:e(r.plays.mean),known:e(r.known.mean),settled:i,runs:r.runs.length})}
        </p>`]})}chart(){let e=this.learners(),t=C.filter(t=>e.some(({learner:e})=>e.curve.some(e=>j(e,t)!==null))),n=t.find(e=>e===this.view.measure)??t[0]??`known`;if(e.length===0)return this.jobs.some(e=>e.running)?u:a`<p class="soft">${l(`learn-empty`)}</p>`;let r=e.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),i=[...new Set(r)].sort((e,t)=>e-t),o=e.map(({learner:e,index:t})=>{let r=new Map(e.curve.map(e=>[e.plays,j(e,n)])),a=e=>i.map(t=>r.get(t)?.[e]??null);return{label:this.wayLabel(t),values:a(`mean`),low:a(`low`),high:a(`high`)}});return a`
      <label class="field"
        >${l(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${t.map(e=>a`<option value=${e} ?selected=${e===n}>
                ${l(`measure-${e}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${i}
        .curves=${o}
        x-label=${l(`episodes`)}
        y-label=${l(`measure-${n}`)}
      ></line-chart>
    `}maps(){let{start:e}=this,t=this.view.ways.flatMap((t,n)=>{let r=this.jobs[n],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:n,first:i}];let a=e?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:n,first:Object.fromEntries(a)}]}),n=e?.moves.some(({places:e})=>e.length>0)??!1;return e?a`<section class="card stack" aria-label=${l(`value-map`)}>
      <h2>${l(`value-map`)}</h2>
      <div class="maps">
        ${t.map(({index:t,first:r})=>a`<div class="stack">
              <h3>${this.wayLabel(t)}</h3>
              <game-board
                .picture=${e.picture}
                .moves=${e.moves}
                .badges=${k(r,e.turn??null)}
                .label=${l(`value-map`)}
              ></game-board>
              <details ?open=${!n}>
                <summary>${l(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(r).map(([e,t])=>a`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${A(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:u}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=D(this.view);this.written=b(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{let n=await c.play({game:e,start:null,moves:[],seed:t},null);if(e!==this.view.game)return;this.start=n,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=s(t)}}};n([d({attribute:!1})],O.prototype,`games`,void 0),n([d({attribute:!1})],O.prototype,`address`,void 0),n([t()],O.prototype,`view`,void 0),n([t()],O.prototype,`start`,void 0),n([t()],O.prototype,`stepping`,void 0),n([t()],O.prototype,`refusal`,void 0),O=n([o(`learn-screen`)],O);function k(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(r===`unknown`)return[[e,o]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function A(t){return typeof t==`number`?e(t,2):l(`moves-${t}`)}function j(e,t){return t===`known`?e.known:e[t]??null}export{O as LearnScreen};