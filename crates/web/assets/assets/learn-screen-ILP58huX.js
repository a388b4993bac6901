import{A as e,B as t,C as n,D as r,E as i,L as a,M as o,N as s,P as c,R as l,U as u,V as d,a as f,g as p,h as m,o as h,s as g,v as _,w as v,y,z as b}from"./index-BqYoXqIV.js";import"./line-chart-CI_TnoqX.js";import"./number-field--Oasph8R.js";var x=class extends i{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new f(this),this.asked=``,this.shown=``}static{this.styles=[o,u`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:n,steps:r}=this,i=r[this.at];return d`<div class="stack">
      <h2>${e(`step-by-step`)}</h2>
      ${n.running&&r.length===0?d`<job-progress
              .progress=${n.progress}
              @cancel=${()=>n.cancel()}
            ></job-progress>`:t}
      ${n.refusal?g(n.refusal):t}
      ${i?this.content(i,r):t}
    </div>`}content(n,r){return d`
      <div class="row">
        <button
          aria-label=${e(`back`)}
          ?disabled=${this.at===0}
          @click=${()=>--this.at}
        >
          ◀
        </button>
        <input
          type="range"
          min="0"
          max=${r.length-1}
          .value=${String(this.at)}
          aria-label=${e(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${e(`forward`)}
          ?disabled=${this.at>=r.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?d`<game-board .picture=${this.view.picture} .label=${n.position}></game-board>`:t}
        <div class="stack" aria-live="polite">
          <p><strong>${e(`step-title`,{play:n.play,step:n.step+1})}</strong></p>
          <p class="mono">${n.position}</p>
          <dl>
            ${this.facts(n).map(([t,n])=>d`<dt>${e(t)}</dt>
                  <dd class="mono">${n}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(t){let n=[],i=[`won`,`lost`,`drawn`,`unknown`].map(e=>[e,t[e]]);for(let[e,t]of i)t&&n.push([`moves-${e}`,t.join(` `)||`–`]);return t.move&&n.push([`step-move`,t.move]),typeof t.tried==`boolean`&&n.push([`step-tried`,e(t.tried?`yes`:`no`)]),typeof t.before==`number`&&typeof t.after==`number`&&n.push([`step-correction`,`${r(t.before,3)} → ${r(t.after,3)}`]),t.settled&&n.push([`step-settled`,e(`final-${t.settled}`)]),n}async look(e){try{let t=await c.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};v([l()],x.prototype,`game`,void 0),v([l({attribute:!1})],x.prototype,`request`,void 0),v([a()],x.prototype,`at`,void 0),v([a()],x.prototype,`view`,void 0),x=v([b(`learn-steps`)],x);var S=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],C=[`random`,`optimal`,`exploitability`,`known`,`value`],w={method:`uniform`,alpha:50,gamma:95,epsilon:30};function T(e){let t=p(e,`measure`),n=[E(e,`first`),E(e,`second`)].filter(e=>e!==null);return{game:p(e,`game`)??`tic-tac-toe`,episodes:_(e,`episodes`,5e3),seed:_(e,`seed`,0),seeds:Math.max(1,_(e,`runs`,3)),measure:C.find(e=>e===t)??`random`,ways:n.length>0?n:[w]}}function E(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(p(e,t)??``)??[],i=S.find(e=>e===n);if(!i)return null;let[a=w.alpha,o=w.gamma,s=w.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:i,alpha:a,gamma:o,epsilon:s}}function D(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,m(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}var O=class extends i{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=T({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.refusal=null,this.jobs=[new f(this),new f(this)],this.drawn=``,this.written=``}static{this.styles=[o,u`
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
    `]}willUpdate(e){e.has(`address`)&&y(this.address)!==this.written&&(this.written=y(this.address),this.view=T(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return d`<div class="screen">
      <section class="card stack" aria-label=${e(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${e(`learning-curve`)}>
          ${this.refusal?g(this.refusal,()=>void this.look()):t}
          ${this.jobs.map(e=>e.running?d`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?g(e.refusal):t)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?d`<section class="card" aria-label=${e(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??w,!0)}
                ></learn-steps>
              </section>`:t}
      </div>
    </div>`}form(){let{view:t}=this;return d`
      <game-picker
        .games=${this.games}
        .word=${t.game}
        .fits=${e=>h(e,`learn`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${t.ways.map((e,t)=>this.way(e,t))}
      ${t.ways.length===1?d`<button
              @click=${()=>this.change({ways:[...t.ways,{...w,method:`q`}]})}
            >
              ${e(`compare-with`)}
            </button>`:d`<button @click=${()=>this.change({ways:t.ways.slice(0,1)})}>
              ${e(`compare-no-more`)}
            </button>`}
      <div class="row end">
        ${this.whole(`episodes`,e(`episodes`),1,1e7)}
        ${this.whole(`seeds`,e(`runs`),1,50)} ${this.whole(`seed`,e(`seed`),0,0x38d7ea4c68000)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${e(`learn-fast`)}</button>
        <button aria-pressed=${this.stepping} @click=${()=>this.stepping=!this.stepping}>
          ${e(`step-by-step`)}
        </button>
      </div>
    `}way(n,i){let a=this.methods(),o=e=>this.change({ways:this.view.ways.map((t,n)=>n===i?{...t,...e}:t)}),s=(t,i)=>d`<label class="field"
        >${e(`rate-${t}`)} ${i} = ${r(n[t]/100,2)}
        <input
          type="range"
          min=${t===`epsilon`?0:1}
          max="100"
          .value=${String(n[t])}
          @change=${e=>o({[t]:Number(e.target.value)})}
        />
      </label>`;return d`<fieldset>
      <legend>
        ${this.view.ways.length>1?e(`way-number`,{number:i+1}):e(`way`)}
      </legend>
      <select
        aria-label=${e(`method`)}
        @change=${e=>o({method:e.target.value})}
      >
        ${a.map(t=>d`<option value=${t} ?selected=${t===n.method}>
              ${e(`method-${t}`)}
            </option>`)}
      </select>
      ${n.method===`q`?[s(`alpha`,`α`),s(`gamma`,`γ`),s(`epsilon`,`ε`)]:t}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===n(this.view.game)),t=(h(e,`learn`)?.methods??[]).filter(({refusal:e})=>!e).map(({name:e})=>e);return S.filter(e=>t.includes(e===`q`?`q`:`trajectories`))}whole(e,t,n,r){return d`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(t){let{method:n,alpha:i,gamma:a,epsilon:o}=this.view.ways[t]??w,s=n===`q`?` (α\u202f${r(i/100,2)}, γ\u202f${r(a/100,2)}, ε\u202f${r(o/100,2)})`:``,c=`${e(`method-${n}`)}${s}`;return this.view.ways.length>1?`${t+1}. ${c}`:c}sentences(){return this.view.ways.flatMap((t,n)=>{let i=(this.jobs[n]?.result)?.learners[0];if(!i)return[];let a=i.runs.filter(e=>e.settled!==null).length;return[d`<p class=${n===0?`sentence`:``}>
          ${e(`learned-sentence`,{method:this.wayLabel(n),plays:r(i.plays.mean),known:r(i.known.mean),settled:a,runs:i.runs.length})}
        </p>`]})}chart(){let n=this.learners(),r=C.filter(e=>n.some(({learner:t})=>t.curve.some(t=>j(t,e)!==null))),i=r.find(e=>e===this.view.measure)??r[0]??`known`;if(n.length===0)return this.jobs.some(e=>e.running)?t:d`<p class="soft">${e(`learn-empty`)}</p>`;let a=n.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),o=[...new Set(a)].sort((e,t)=>e-t),s=n.map(({learner:e,index:t})=>{let n=new Map(e.curve.map(e=>[e.plays,j(e,i)])),r=e=>o.map(t=>n.get(t)?.[e]??null);return{label:this.wayLabel(t),values:r(`mean`),low:r(`low`),high:r(`high`)}});return d`
      <label class="field"
        >${e(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${r.map(t=>d`<option value=${t} ?selected=${t===i}>
                ${e(`measure-${t}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${o}
        .curves=${s}
        x-label=${e(`episodes`)}
        y-label=${e(`measure-${i}`)}
      ></line-chart>
    `}maps(){let{start:n}=this,r=this.view.ways.flatMap((e,t)=>{let r=this.jobs[t],i=(r?.result??r?.partial)?.first_moves;if(i)return[{index:t,first:i}];let a=n?.moves.map(({move:e})=>[e,`unknown`])??[];return[{index:t,first:Object.fromEntries(a)}]}),i=n?.moves.some(({places:e})=>e.length>0)??!1;return n?d`<section class="card stack" aria-label=${e(`value-map`)}>
      <h2>${e(`value-map`)}</h2>
      <div class="maps">
        ${r.map(({index:t,first:r})=>d`<div class="stack">
              <h3>${this.wayLabel(t)}</h3>
              <game-board
                .picture=${n.picture}
                .moves=${n.moves}
                .badges=${k(r,n.turn??null)}
                .label=${e(`value-map`)}
              ></game-board>
              <details ?open=${!i}>
                <summary>${e(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(r).map(([e,t])=>d`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${A(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`:t}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,options:o?s:{way:e.method},settings:{runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=D(this.view);this.written=y(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{let n=await c.play({game:e,start:null,moves:[],seed:t},null);if(e!==this.view.game)return;this.start=n,this.refusal=null}catch(t){if(e!==this.view.game)return;this.start=null,this.refusal=s(t)}}};v([l({attribute:!1})],O.prototype,`games`,void 0),v([l({attribute:!1})],O.prototype,`address`,void 0),v([a()],O.prototype,`view`,void 0),v([a()],O.prototype,`start`,void 0),v([a()],O.prototype,`stepping`,void 0),v([a()],O.prototype,`refusal`,void 0),O=v([b(`learn-screen`)],O);function k(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(r===`unknown`)return[[e,o]];if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function A(t){return typeof t==`number`?r(t,2):e(`moves-${t}`)}function j(e,t){return t===`known`?e.known:e[t]??null}export{O as LearnScreen};