import{A as e,C as t,D as n,E as r,M as i,O as a,P as o,S as s,T as c,_ as l,b as u,g as d,i as f,j as p,k as m,m as h,o as g,r as _,w as v,x as y}from"./index-Dbjpb4lK.js";import{t as b}from"./job-DRXBstF1.js";import"./line-chart-xI9oGKjS.js";var x=[`optimal`,`blind`,`random`],S=class extends y{constructor(...e){super(...e),this.race={n:100,d:10,variant:`sequential`},this.parameter=`n`,this.curves=new b(this)}static{this.styles=[r]}render(){let{curves:e,parameter:t}=this,n=e.result;return i`<section class="card stack" aria-label=${c(`curves`)}>
      <div class="row end">
        <h2>${c(`curves`)}</h2>
        <label class="field"
          >${c(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${t===`n`}>${c(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${t===`d`}>${c(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${c(`draw-it`)}
        </button>
      </div>
      ${e.running?i`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:p}
      ${e.refusal?f(e.refusal):p}
      ${n?i`<line-chart
              .x=${n.values}
              .curves=${n.curves.map(({a:e,b:t,points:n})=>({label:c(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
              x-label=${n.parameter===`n`?`N (${c(`points-to-win`)})`:`D (${c(`most-dice`)})`}
              y-label=${c(`mean-gain-first`)}
            ></line-chart>`:p}
    </section>`}onCurves(){let{n:e,d:t}=this.race,{parameter:n}=this,r=n===`n`?e:t,i=Math.max(1,Math.ceil(r/25)),a=[];for(let e=n===`n`?i:1;e<=r;e+=i)a.push(e);this.curves.start(`dice-curve`,{...this.race,parameter:n,values:a,strategies:x})}};u([m({attribute:!1})],S.prototype,`race`,void 0),u([a()],S.prototype,`parameter`,void 0),S=u([e(`dice-curves`)],S);var C=[[239,246,251],[171,209,235],[87,160,207],[0,105,166],[2,45,77]],w=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function T(e,t){let n=e===`amount`?C:w,r=Math.max(0,Math.min(1,t))*(n.length-1),i=n[Math.floor(r)]??[0,0,0],a=n[Math.ceil(r)]??i,o=r-Math.floor(r),s=e=>Math.round(i[e]+(a[e]-i[e])*o);return[s(0),s(1),s(2)]}function E(e){return(D(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function D(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function O([e,t,n]){return`rgb(${e} ${t} ${n})`}var k=44,A=[255,255,255],j=class extends y{constructor(...e){super(...e),this.values=[],this.low=0,this.high=1,this.scale=`amount`,this.spot={own:0,other:0},this.label=``,this.observer=new ResizeObserver(()=>this.draw())}static{this.styles=[r,o`
      canvas {
        display: block;
        width: 100%;
        max-width: 40rem;
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `]}render(){return i`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${c(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`}firstUpdated(){this.observer.observe(this.canvas)}updated(e){this.draw()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}get rows(){return this.values.length}get columns(){return this.values[0]?.length??0}draw(){let{canvas:e,rows:t,columns:n}=this,r=e.clientWidth,i=e.getContext(`2d`);if(!i||r===0||t===0)return;let a=Math.min(window.devicePixelRatio||1,3);e.width=e.height=Math.round(r*a),i.scale(a,a),i.clearRect(0,0,r,r);let o=r-k;this.paint(i,o),this.hatch(i,o),this.axes(i,o,r);let[s,c]=[o/n,o/t],l=getComputedStyle(this),{own:u,other:d}=this.spot,[f,p]=[k+d*s,o-(u+1)*c];for(let[e,t]of[[4.5,l.getPropertyValue(`--surface`)],[2,l.getPropertyValue(`--ink`)]]){i.lineWidth=e,i.strokeStyle=t;let n=Math.max(0,(9-s)/2);i.strokeRect(f-n,p-n,s+2*n,c+2*n)}}paint(e,t){let{rows:n,columns:r,low:i,high:a,scale:o}=this,s=new ImageData(r,n);this.values.forEach((e,t)=>{e.forEach((e,c)=>{let l=4*((n-1-t)*r+c),u=e===null?.5:(e-i)/(a-i||1),d=e===null?A:T(o,u);s.data.set([...d,255],l)})});let c=new OffscreenCanvas(r,n);c.getContext(`2d`)?.putImageData(s,0,0),e.imageSmoothingEnabled=!1,e.drawImage(c,k,0,t,t)}hatch(e,t){let[n,r]=[t/this.columns,t/this.rows],i=new Path2D;this.values.forEach((e,a)=>{e.forEach((e,o)=>{e===null&&i.rect(k+o*n,t-(a+1)*r,n,r)})}),e.save(),e.clip(i),e.strokeStyle=`#16191d`,e.lineWidth=1.5,e.beginPath();for(let n=k-t;n<k+t;n+=7)e.moveTo(n,t),e.lineTo(n+t,0);e.stroke(),e.restore()}axes(e,t,n){e.fillStyle=getComputedStyle(this).getPropertyValue(`--ink`),e.font=`14px system-ui, sans-serif`;let r=M(this.columns);for(let n=0;n<this.columns;n+=r){let r=(n+.5)*t/this.columns;e.textAlign=`center`,e.textBaseline=`top`,e.fillText(String(n),k+r,t+6),e.textAlign=`right`,e.textBaseline=`middle`,e.fillText(String(n),38,t-r)}e.textAlign=`center`,e.font=`600 14px system-ui, sans-serif`,e.fillText(c(`other-points`),k+t/2,n-9),e.save(),e.translate(9,t/2),e.rotate(-Math.PI/2),e.fillText(c(`own-points`),0,0),e.restore()}onPoint(e){let t=this.canvas.getBoundingClientRect(),n=t.width-k,r=Math.floor((e.clientX-t.left-k)/n*this.columns),i=Math.floor((n-(e.clientY-t.top))/n*this.rows);this.look(i,r)}onKey(e){let t=e.shiftKey?10:1,{own:n,other:r}=this.spot,i={ArrowUp:[t,0],ArrowDown:[-t,0],ArrowRight:[0,t],ArrowLeft:[0,-t]}[e.key];if(!i)return;e.preventDefault();let a=(e,t)=>Math.max(0,Math.min(t-1,e));this.look(a(n+i[0],this.rows),a(r+i[1],this.columns))}look(e,t){!(0<=e&&e<this.rows&&0<=t&&t<this.columns)||e===this.spot.own&&t===this.spot.other||this.tell(`spot`,{own:e,other:t})}};u([m({attribute:!1})],j.prototype,`values`,void 0),u([m({type:Number})],j.prototype,`low`,void 0),u([m({type:Number})],j.prototype,`high`,void 0),u([m()],j.prototype,`scale`,void 0),u([m({attribute:!1})],j.prototype,`spot`,void 0),u([m()],j.prototype,`label`,void 0),u([n(`canvas`)],j.prototype,`canvas`,void 0),j=u([e(`heat-map`)],j);function M(e){return[1,2,5,10,20,25,50,100,200,250,500].find(t=>e/t<=10)??500}var N=o`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(16rem, 2fr);
    gap: var(--s4);
    align-items: start;
  }
  .sentence {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
  }
  .short {
    width: 6.5rem;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .legend li {
    min-width: 2.25rem;
    padding: 0 var(--s1);
    text-align: center;
    border: 1px solid var(--line);
  }
  .legend .mixed {
    background: repeating-linear-gradient(-45deg, #fff 0 4px, #16191d 4px 5px);
  }
  .big {
    font-size: 3rem;
    font-weight: 700;
    line-height: 1;
  }
  .bars {
    width: 100%;
  }
  .bars td {
    padding-block: 2px;
    border: 0;
  }
  .bars tr.best td {
    font-weight: 700;
  }
  .bar {
    width: 45%;
    min-width: 6rem;
  }
  .bar svg {
    display: block;
    width: 100%;
    height: 1.1rem;
  }
  .axis {
    stroke: var(--strong-line);
    stroke-width: 2;
  }
  .minus {
    fill: var(--second);
  }
  .matrix td,
  .matrix th {
    text-align: center;
    padding: var(--s1) var(--s2);
  }
  @media (max-width: 30rem) {
    .bars .bar {
      display: none;
    }
    .bars th,
    .bars td {
      padding-inline: var(--s1);
    }
  }
  @media (max-width: 60rem) {
    .both {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`,P=[`sequential`,`simultaneous`,`zero`,`simultaneous-zero`,`one-turn`],F=[`dice`,`gain`,`support`,`edge`];function I(e){return e===`simultaneous`||e===`simultaneous-zero`}function L(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return Number(t)/Number(n)}function R(e){let t=h(e,`variant`),n=h(e,`map`),r=Math.max(1,d(e,`n`,100)),i=e=>Math.min(e,r-1);return{n:r,d:Math.max(1,d(e,`d`,10)),variant:P.find(e=>e===t)??`sequential`,layer:F.find(e=>e===n)??`dice`,spot:{own:i(d(e,`own`,0)),other:i(d(e,`other`,0))}}}function z({n:e,d:t,variant:n,layer:r,spot:i}){return{screen:`dice`,fields:new Map([[`n`,String(e)],[`d`,String(t)],[`variant`,n],[`map`,r],[`own`,String(i.own)],[`other`,String(i.other)]])}}function B(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function V(e){return B(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${n??`~`}`).join(` · `)}var H=class extends y{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=R({screen:`dice`,fields:new Map}),this.standing=null,this.job=new b(this),this.asking=new AbortController,this.waiting=0,this.asked=``,this.written=``}static{this.styles=[r,N]}willUpdate(e){e.has(`address`)&&l(this.address)!==this.written&&(this.view=R(this.address),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),super.disconnectedCallback()}updated(){let e=JSON.stringify([this.request(),this.view.spot]);this.job.result&&this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),80))}render(){let{job:e,view:t}=this;return i`<div class="screen">
      <section class="card stack" aria-label=${c(`screen-dice`)}>
        ${this.form()}
        ${e.running?i`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:p}
        ${e.refusal?f(e.refusal):p}
        ${e.result?i`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:p}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):p}
      <dice-curves .race=${this.request()}></dice-curves>
    </div>`}form(){let{view:e}=this,t=e.variant===`one-turn`,n=(t,n,r,a)=>i`<label class="field"
        >${n}
        <input
          class="short"
          type="number"
          min=${r}
          max=${a}
          .value=${String(e[t])}
          @change=${e=>{let n=Math.round(Number(e.target.value))||r;this.change({[t]:Math.min(Math.max(n,r),a)},!0)}}
        />
      </label>`;return i`<div class="row end">
      ${t?p:n(`n`,c(`points-to-win`),1,1e3)}
      ${n(`d`,c(`most-dice`),1,30)}
      <label class="field"
        >${c(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${P.map(t=>i`<option value=${t} ?selected=${t===e.variant}>
                ${c(`variant-${t}`)}
              </option>`)}
        </select>
      </label>
      ${t?p:this.layerChoice()}
    </div>`}layerChoice(){let{view:e}=this;return i`<label class="field"
      >${c(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${this.layers().map(t=>i`<option value=${t} ?selected=${t===e.layer}>
              ${c(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}layers(){return F.filter(e=>e!==`support`||I(this.view.variant))}map(e){let{spot:t}=this.view;return i`<div class="both">
      <section class="card stack" aria-label=${c(`layer-${this.view.layer}`)}>
        <h2>${c(`layer-${this.view.layer}`)}</h2>
        <heat-map
          .values=${this.values(e)}
          .low=${this.range(e)[0]}
          .high=${this.range(e)[1]}
          .scale=${this.view.layer===`gain`?`balance`:`amount`}
          .spot=${t}
          .label=${c(`layer-${this.view.layer}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.legend(e)} ${this.table(e)}
      </section>
      <section class="card stack" aria-label=${c(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}values(e){switch(this.view.layer){case`dice`:return e.dice;case`gain`:return e.gain.map(e=>e.map(L));case`support`:return e.support??[];case`edge`:return e.edge??[]}}range(e){switch(this.view.layer){case`dice`:return[1,e.d];case`gain`:return[-1,1];case`support`:return[1,Math.max(2,...(e.support??[]).map(e=>Math.max(...e)))];case`edge`:return[0,Math.max(1e-9,...(e.edge??[]).map(e=>Math.max(...e)))]}}legend(e){let[t,n]=this.range(e),r=this.view.layer===`gain`,a=this.view.layer===`dice`||this.view.layer===`support`,o=a?n-t+1:5,l=Array.from({length:o},(e,r)=>t+r*(n-t)/Math.max(1,o-1));return i`<ul class="legend" aria-label=${c(`legend`)}>
      ${l.map(e=>{let o=T(r?`balance`:`amount`,(e-t)/(n-t||1));return i`<li .style=${`background: ${O(o)}; color: ${E(o)}`}>
          ${a?s(e):s(e,2)}
        </li>`})}
      ${this.view.layer===`dice`&&I(this.view.variant)?i`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${c(`mixture`)}</li>`:p}
    </ul>`}standingCard(e){let{own:t,other:n}=this.view.spot,r=e.dice[t]?.[n]??null,a=L(e.gain[t]?.[n]??0),o=this.standing?.own===t&&this.standing.other===n?this.standing:null,s=e=>this.change({spot:{...this.view.spot,...e}},!1),l=(t,n)=>i`<label class="field"
        >${n}
        <input
          class="short"
          type="number"
          min="0"
          max=${e.n-1}
          .value=${String(this.view.spot[t])}
          @change=${n=>{let r=Math.round(Number(n.target.value))||0;s({[t]:Math.min(Math.max(r,0),e.n-1)})}}
        />
      </label>`;return i`
      <div class="row end">
        ${l(`own`,c(`own-points`))} ${l(`other`,c(`other-points`))}
      </div>
      <div class="row" aria-live="polite">
        <span class="big" id="best-dice">${r??`~`}</span>
        <span>
          ${r===null?c(`mixture-here`):c(`throw`,{dice:r})}<br />
          ${c(`mean-gain`,{gain:v(a,4)})}
        </span>
      </div>
      ${o?this.bars(o):i`<p class="soft small">${c(`loading`)}</p>`}
      <p class="small soft">${c(`certificate`,{gap:e.certificate.toExponential(1)})}</p>
    `}bars(e){let n=(e.other_strategy?.length??0)>0,r=e.choices.map(({gain:e})=>L(e)),a=Math.max(...r),o=a-Math.min(...r)||1;return i`<table class="bars">
      <thead>
        <tr>
          <th class="number">${c(`dice`)}</th>
          <th class="number">${c(`gain`)}</th>
          <th class="bar">${c(`behind-best`)}</th>
          ${n?i`<th class="number">${c(`chosen`)}</th>`:p}
          ${n?i`<th class="number">${c(`other-chooses`)}</th>`:p}
        </tr>
      </thead>
      <tbody>
        ${e.choices.map(({choice:s,chance:c},l)=>{let u=r[l]??0;return i`<tr class=${c>0?`best`:``}>
            <td class="number">${s}</td>
            <td class="number">${v(u,4)}</td>
            <td class="bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="minus" y="1" width=${100*(a-u)/o} height="8" />
                <line class="axis" x1="0" x2="0" y1="0" y2="10" />
              </svg>
            </td>
            ${n?i`<td class="number">${t(c)}</td>`:p}
            ${n?i`<td class="number">${t(e.other_strategy?.[l]??0)}</td>`:p}
          </tr>`})}
      </tbody>
    </table>`}oneTurn(e){let n=e.payoffs??[],r=n.map((e,t)=>t+1);return i`<section class="card stack" aria-label=${c(`variant-one-turn`)}>
      <h2>${c(`best-mixture`)}</h2>
      <div class="sheet" tabindex="0" role="region" aria-label=${c(`best-mixture`)}>
        <table>
          <thead>
            <tr>
              <th>${c(`dice`)}</th>
              ${e.strategy.map((e,t)=>i`<th class="number">${t+1}</th>`)}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">${c(`chosen`)}</th>
              ${e.strategy.map(e=>i`<td class="number">${t(L(e))}</td>`)}
            </tr>
          </tbody>
        </table>
      </div>
      <p class="small">
        ${e.unique===!0?c(`only-best`):e.unique===!1?c(`not-only-best`):``}
        ${c(`certificate`,{gap:e.certificate.toExponential(1)})}
      </p>
      <h2>${c(`payoffs`)}</h2>
      <div class="sheet" tabindex="0" role="region" aria-label=${c(`payoffs`)}>
        <table class="matrix">
          <thead>
            <tr>
              <td></td>
              ${r.map(e=>i`<th scope="col">${e}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${n.map((e,t)=>i`<tr>
                  <th scope="row">${t+1}</th>
                  ${e.map(e=>{let t=T(`balance`,(L(e)+1)/2);return i`<td
                      .style=${`background: ${O(t)}; color: ${E(t)}`}
                    >
                      ${v(L(e),2)}
                    </td>`})}
                </tr>`)}
          </tbody>
        </table>
      </div>
    </section>`}table(e){let t=e.dice.map((e,t)=>({own:t,text:V(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return i`<details>
      <summary>${c(`strategy-table`)}</summary>
      <div class="row">
        <button @click=${()=>_(`strategy.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
        <button @click=${()=>_(`dice.json`,JSON.stringify(e),`application/json`)}>
          JSON
        </button>
      </div>
      <div class="sheet" tabindex="0" role="region" aria-label=${c(`strategy-table`)}>
        <table>
          <thead>
            <tr>
              <th class="number">${c(`own-points`)}</th>
              <th>${c(`runs-title`)}</th>
            </tr>
          </thead>
          <tbody>
            ${t.map(({own:e,text:t})=>i`<tr>
                  <td class="number">${e}</td>
                  <td class="mono small">${t}</td>
                </tr>`)}
          </tbody>
        </table>
      </div>
    </details>`}sentence(e){let t=v(L(e.value),4);return this.view.variant===`one-turn`?c(`one-turn-sentence`,{d:e.d,value:t}):c(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}request(){let{n:e,d:t,variant:n}=this.view;return{n:e,d:t,variant:n}}solve(){this.standing=null,this.asked=``,this.job.start(`dice`,{...this.request(),edge:this.view.layer===`edge`})}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot,n={...this.request(),at:[e,t]};try{let e=await g.diceAt(n,this.asking.signal);this.standing=`at`in e?e.at:e}catch{}}change(e,t){let n={...this.view,...e},r=e=>Math.min(e,n.n-1);n.spot={own:r(n.spot.own),other:r(n.spot.other)},n.layer===`support`&&!I(n.variant)&&(n.layer=`dice`),this.view=n;let i=z(n);this.written=l(i),this.tell(`address`,i),t&&this.solve()}};u([m({attribute:!1})],H.prototype,`games`,void 0),u([m({attribute:!1})],H.prototype,`address`,void 0),u([a()],H.prototype,`view`,void 0),u([a()],H.prototype,`standing`,void 0),H=u([e(`dice-screen`)],H);export{H as DiceScreen};