import{A as e,D as t,E as n,F as r,I as i,L as a,N as o,P as s,T as c,_ as l,a as u,b as d,g as f,j as p,s as m,w as h,y as g,z as _}from"./index-3h_3dC2o.js";import{t as v}from"./job-CjqJkIsf.js";import"./line-chart-BH1LEwXl.js";var y=class extends n{constructor(...e){super(...e),this.game=``,this.request=null,this.at=0,this.view=null,this.job=new v(this),this.asked=``,this.shown=``}static{this.styles=[p,_`
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
    `]}get steps(){return this.job.result?.steps??[]}willUpdate(e){let t=JSON.stringify(this.request);this.request&&t!==this.asked&&(this.asked=t,this.at=0,this.job.start(`learn`,this.request));let n=this.steps[this.at];n&&n.position!==this.shown&&(this.shown=n.position,this.look(n.position))}render(){let{job:t,steps:n}=this,r=n[this.at];return a`<div class="stack">
      <h2>${e(`step-by-step`)}</h2>
      ${t.running&&n.length===0?a`<job-progress
              .progress=${t.progress}
              @cancel=${()=>t.cancel()}
            ></job-progress>`:i}
      ${t.refusal?u(t.refusal):i}
      ${r?this.content(r,n):i}
    </div>`}content(t,n){return a`
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
          max=${n.length-1}
          .value=${String(this.at)}
          aria-label=${e(`step`)}
          @input=${e=>this.at=Number(e.target.value)}
        />
        <button
          class="primary"
          aria-label=${e(`forward`)}
          ?disabled=${this.at>=n.length-1}
          @click=${()=>this.at+=1}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${this.view?a`<game-board .picture=${this.view.picture} .label=${t.position}></game-board>`:i}
        <div class="stack" aria-live="polite">
          <p><strong>${e(`step-title`,{play:t.play,step:t.step+1})}</strong></p>
          <p class="mono">${t.position}</p>
          <dl>
            ${this.facts(t).map(([t,n])=>a`<dt>${e(t)}</dt>
                  <dd class="mono">${n}</dd>`)}
          </dl>
        </div>
      </div>
    `}facts(n){let r=[],i=[`won`,`lost`,`drawn`,`unknown`].map(e=>[e,n[e]]);for(let[e,t]of i)t&&r.push([`moves-${e}`,t.join(` `)||`–`]);return n.move!==null&&r.push([`step-move`,n.move]),n.tried!==void 0&&r.push([`step-tried`,e(n.tried?`yes`:`no`)]),n.before!==void 0&&n.after!==void 0&&r.push([`step-correction`,`${t(n.before,3)} → ${t(n.after,3)}`]),n.settled&&r.push([`step-settled`,e(`final-${n.settled}`)]),r}async look(e){try{let t=await m.play({game:this.game,start:e,moves:[],seed:0},null);e===this.shown&&(this.view=t)}catch{this.view=null}}};c([s()],y.prototype,`game`,void 0),c([s({attribute:!1})],y.prototype,`request`,void 0),c([o()],y.prototype,`at`,void 0),c([o()],y.prototype,`view`,void 0),y=c([r(`learn-steps`)],y);var b=[`uniform`,`depth`,`breadth`,`least-visited`,`q`],x=[`random`,`optimal`,`exploitability`,`known`,`value`],S=class extends n{constructor(...e){super(...e),this.games=[],this.address={screen:`learn`,fields:new Map},this.view=D({screen:`learn`,fields:new Map}),this.start=null,this.stepping=!1,this.jobs=[new v(this),new v(this)],this.drawn=``,this.written=``}static{this.styles=[p,_`
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
    `]}willUpdate(e){e.has(`address`)&&d(this.address)!==this.written&&(this.written=d(this.address),this.view=D(this.address)),this.drawn!==this.view.game&&(this.drawn=this.view.game,this.look())}render(){return a`<div class="screen">
      <section class="card stack" aria-label=${e(`screen-learn`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${e(`learning-curve`)}>
          ${this.jobs.map(e=>e.running?a`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:e.refusal?u(e.refusal):i)}
          <div aria-live="polite">${this.sentences()}</div>
          ${this.chart()}
        </section>
        ${this.maps()}
        ${this.stepping?a`<section class="card" aria-label=${e(`step-by-step`)}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0]??C,!0)}
                ></learn-steps>
              </section>`:i}
      </div>
    </div>`}form(){let{view:t}=this;return a`
      <game-picker
        .games=${this.games}
        .word=${t.game}
        .fits=${({learn:e})=>e.length>0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      ${t.ways.map((e,t)=>this.way(e,t))}
      ${t.ways.length===1?a`<button
              @click=${()=>this.change({ways:[...t.ways,{...C,method:`q`}]})}
            >
              ${e(`compare-with`)}
            </button>`:a`<button @click=${()=>this.change({ways:t.ways.slice(0,1)})}>
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
    `}way(n,r){let o=this.methods(),s=e=>this.change({ways:this.view.ways.map((t,n)=>n===r?{...t,...e}:t)}),c=(r,i)=>a`<label class="field"
        >${e(`rate-${r}`)} ${i} = ${t(n[r]/100,2)}
        <input
          type="range"
          min=${r===`epsilon`?0:1}
          max="100"
          .value=${String(n[r])}
          @change=${e=>s({[r]:Number(e.target.value)})}
        />
      </label>`;return a`<fieldset>
      <legend>
        ${this.view.ways.length>1?e(`way-number`,{number:r+1}):e(`way`)}
      </legend>
      <select
        aria-label=${e(`method`)}
        @change=${e=>s({method:e.target.value})}
      >
        ${o.map(t=>a`<option value=${t} ?selected=${t===n.method}>
              ${e(`method-${t}`)}
            </option>`)}
      </select>
      ${n.method===`q`?[c(`alpha`,`α`),c(`gamma`,`γ`),c(`epsilon`,`ε`)]:i}
    </fieldset>`}methods(){let e=this.games.find(({name:e})=>e===h(this.view.game))?.abilities.learn??[];return b.filter(t=>e.includes(t===`q`?`q`:`trajectories`))}whole(e,t,n,r){return a`<label class="field"
      >${t}
      <input
        class="short"
        type="number"
        min=${n}
        max=${r}
        .value=${String(this.view[e])}
        @change=${t=>{let i=Math.round(Number(t.target.value))||n;this.change({[e]:Math.min(Math.max(i,n),r)})}}
      />
    </label>`}learners(){return this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial?.report)?.learners[0];return r?[{learner:r,index:t}]:[]})}wayLabel(n){let{method:r,alpha:i,gamma:a,epsilon:o}=this.view.ways[n]??C,s=r===`q`?` (α\u202f${t(i/100,2)}, γ\u202f${t(a/100,2)}, ε\u202f${t(o/100,2)})`:``,c=`${e(`method-${r}`)}${s}`;return this.view.ways.length>1?`${n+1}. ${c}`:c}sentences(){return this.view.ways.flatMap((n,r)=>{let i=(this.jobs[r]?.result)?.learners[0];if(!i)return[];let o=i.runs.filter(e=>e.settled!==null).length;return[a`<p class=${r===0?`sentence`:``}>
          ${e(`learned-sentence`,{method:this.wayLabel(r),plays:t(i.plays.mean),known:t(i.known.mean),settled:o,runs:i.runs.length})}
        </p>`]})}chart(){let t=this.learners(),n=x.filter(e=>t.some(({learner:t})=>t.curve.some(t=>E(t,e)!==null))),r=n.find(e=>e===this.view.measure)??n[0]??`known`;if(t.length===0)return this.jobs.some(e=>e.running)?i:a`<p class="soft">${e(`learn-empty`)}</p>`;let o=t.flatMap(({learner:e})=>e.curve.map(e=>e.plays)),s=[...new Set(o)].sort((e,t)=>e-t),c=t.map(({learner:e,index:t})=>{let n=new Map(e.curve.map(e=>[e.plays,E(e,r)])),i=e=>s.map(t=>n.get(t)?.[e]??null);return{label:this.wayLabel(t),values:i(`mean`),low:i(`low`),high:i(`high`)}});return a`
      <label class="field"
        >${e(`measure`)}
        <select
          @change=${e=>this.change({measure:e.target.value})}
        >
          ${n.map(t=>a`<option value=${t} ?selected=${t===r}>
                ${e(`measure-${t}`)}
              </option>`)}
        </select>
      </label>
      <line-chart
        .x=${s}
        .curves=${c}
        x-label=${e(`episodes`)}
        y-label=${e(`measure-${r}`)}
      ></line-chart>
    `}maps(){let{start:t}=this,n=this.view.ways.flatMap((e,t)=>{let n=this.jobs[t],r=(n?.result??n?.partial)?.first_moves;return r?[{index:t,first:r}]:[]}),r=t?.moves.some(({places:e})=>e.length>0)??!1;return!t||n.length===0?i:a`<section class="card stack" aria-label=${e(`value-map`)}>
      <h2>${e(`value-map`)}</h2>
      <div class="maps">
        ${n.map(({index:n,first:i})=>a`<div class="stack">
              <h3>${this.wayLabel(n)}</h3>
              <game-board
                .picture=${t.picture}
                .moves=${t.moves}
                .badges=${w(i,t.turn)}
                .label=${e(`value-map`)}
              ></game-board>
              <details ?open=${!r}>
                <summary>${e(`as-table`)}</summary>
                <table>
                  <tbody>
                    ${Object.entries(i).map(([e,t])=>a`<tr>
                          <th scope="row" class="mono">${e}</th>
                          <td class="number">${T(t)}</td>
                        </tr>`)}
                  </tbody>
                </table>
              </details>
            </div>`)}
      </div>
    </section>`}onGame(e){this.change({game:e});let t=this.methods();this.change({ways:this.view.ways.map(e=>t.includes(e.method)?e:{...e,method:t[0]??e.method})})}onLearn(){this.view.ways.forEach((e,t)=>{this.jobs[t]?.start(`learn`,this.request(e,!1))})}request(e,t){let{game:n,episodes:r,seed:i,seeds:a}=this.view,o=e.method===`q`,s={alpha:e.alpha/100,gamma:e.gamma/100,epsilon:e.epsilon/100};return{game:n,method:o?`q`:`trajectories`,episodes:t?Math.min(r,20):r,seed:i,settings:{...o?s:{way:e.method},runs:t?1:a},step:t}}change(e){this.view={...this.view,...e};let t=k(this.view);this.written=d(t),this.tell(`address`,t)}async look(){let{game:e,seed:t}=this.view;try{this.start=await m.play({game:e,start:null,moves:[],seed:t},null)}catch{this.start=null}}};c([s({attribute:!1})],S.prototype,`games`,void 0),c([s({attribute:!1})],S.prototype,`address`,void 0),c([o()],S.prototype,`view`,void 0),c([o()],S.prototype,`start`,void 0),c([o()],S.prototype,`stepping`,void 0),S=c([r(`learn-screen`)],S);var C={method:`uniform`,alpha:50,gamma:95,epsilon:30};function w(e,t){let n={won:`win`,lost:`loss`,drawn:`draw`},r=Object.values(e).filter(e=>typeof e==`number`),i=Math.max(...r),a=t===1?2:1,o=Object.entries(e).flatMap(([e,r])=>{if(r===`unknown`)return[];let o={letter:null,distance:null,amount:null,guess:!1,winner:null,best:!1};if(typeof r==`number`){let n=r>0?t:r<0?a:null;return[[e,{...o,amount:r,winner:n,best:r===i}]]}let s=r===`won`?t:r===`lost`?a:null;return[[e,{...o,letter:n[r],winner:s,best:r===`won`}]]});return new Map(o)}function T(n){return typeof n==`number`?t(n,2):e(`moves-${n}`)}function E(e,t){return t===`known`?e.known:e[t]}function D(e){let t=l(e,`measure`),n=[O(e,`first`),O(e,`second`)].filter(e=>e!==null);return{game:l(e,`game`)??`tic-tac-toe`,episodes:g(e,`episodes`,5e3),seed:g(e,`seed`,0),seeds:Math.max(1,g(e,`runs`,3)),measure:x.find(e=>e===t)??`random`,ways:n.length>0?n:[C]}}function O(e,t){let[,n,...r]=/^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(l(e,t)??``)??[],i=b.find(e=>e===n);if(!i)return null;let[a=C.alpha,o=C.gamma,s=C.epsilon]=r.map(e=>e===void 0?void 0:Math.min(100,Number(e)));return{method:i,alpha:a,gamma:o,epsilon:s}}function k(e){let t=({method:e,alpha:t,gamma:n,epsilon:r})=>e===`q`?`q-${t}-${n}-${r}`:e,[n,r]=e.ways;return{screen:`learn`,fields:new Map([[`game`,f(e.game)],[`first`,n?t(n):``],[`second`,r?t(r):``],[`episodes`,String(e.episodes)],[`runs`,String(e.seeds)],[`seed`,e.seed===0?``:String(e.seed)],[`measure`,e.measure]])}}export{S as LearnScreen};