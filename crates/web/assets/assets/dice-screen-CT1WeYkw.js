import{A as e,B as t,C as n,D as r,E as i,F as a,H as o,L as s,M as c,N as l,O as u,P as d,S as f,T as p,U as m,a as h,b as g,h as ee,i as _,j as v,n as te,o as ne,s as y,v as b,w as re,x,y as S}from"./index-B2zt0Flj.js";import"./line-chart-N-64h-zv.js";import"./number-field-Dk-a3BUz.js";var C=`one-turn`,w=`simultaneous`,ie=`turns`,T=[`dice`,`gain`,`support`,`edge`];function E(e){return e?.parameters.filter(ee)??[]}function D(e){return[...(e?.parameters.find(({name:e})=>e===ie)?.choices??[]).map(({word:e})=>e),C]}function O(e){return e.numbers.get(`n`)??1}function k({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function A(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return j(BigInt(t),BigInt(n))}function j(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var ae=6;function oe(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,ae)}…${n.slice(-6)}`}function M(e,n){let r=t(e,`map`),i=t(e,`variant`)??``,a=/^(simultaneous-)?zero$/.test(i),s=a?i===`zero`?`sequential`:w:i,c=D(n);return N({numbers:new Map(E(n).map(({name:t,default:n,low:r,high:i})=>{let s=o(e,t,t===`one`&&a?0:Number(n));return[t,Math.min(Math.max(s,r??s),i??s)]})),variant:c.find(e=>e===s)??c[0]??`one-turn`,layer:T.find(e=>e===r)??`dice`,fractions:t(e,`fractions`)===`yes`,spot:{own:o(e,`own`,0),other:o(e,`other`,0)}})}function N(e){let t=t=>Math.min(t,O(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function se({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var ce=[`optimal`,`blind`,`random`],P=class extends g{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new h(this)}static{this.styles=[x]}render(){let{curves:e,parameter:t}=this,n=e.result;return a`<section class="card stack" aria-label=${u(`curves`)}>
      <h2>${u(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${u(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${t===`n`}>${u(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${t===`d`}>${u(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${u(`draw-it`)}
        </button>
      </div>
      ${e.running?a`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:d}
      ${e.refusal?y(e.refusal):d}
      ${n?a`<h3>${this.heading}</h3>
              <line-chart
                .x=${n.values}
                .curves=${n.curves.map(({a:e,b:t,points:n})=>({label:u(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
                x-label=${n.parameter===`n`?`N (${u(`points-to-win`)})`:`D (${u(`most-dice`)})`}
                y-label=${u(`mean-gain-first`)}
              ></line-chart>`:d}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=le(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:ce})}};b([c({attribute:!1})],P.prototype,`race`,void 0),b([v()],P.prototype,`parameter`,void 0),b([v()],P.prototype,`heading`,void 0),P=b([l(`dice-curves`)],P);function le(e,t,n){let r=r=>{let i=r===t?`${n[0]} … ${n.at(-1)}`:e[r];return`${r.toUpperCase()} = ${i}`},i=e.variant===`one-turn`?[`d`]:[`n`,`d`];return`${u(`mean-gain-first`)} (${i.map(r).join(`, `)})`}function F(e,{own:t,other:n}){let[r,i]=[e.inner/e.columns,e.inner/e.rows];return[e.edge+n*r,t*i,r,i]}function I(e,t,n){let r=Math.floor(n/e.inner*e.rows),i=Math.floor((t-e.edge)/e.inner*e.columns);return 0<=r&&r<e.rows&&0<=i&&i<e.columns?{own:r,other:i}:null}function L({rows:e,columns:t},n,r,i){let a={ArrowUp:[-i,0],ArrowDown:[i,0],ArrowRight:[0,i],ArrowLeft:[0,-i]}[r];if(!a)return null;let o=(e,t)=>Math.max(0,Math.min(t-1,e));return{own:o(n.own+a[0],e),other:o(n.other+a[1],t)}}function R(e){let t=z(e),n=e.map(e=>e.map(()=>!1)),r=[];return e.forEach((i,a)=>{i.forEach((i,o)=>{if(i===null||n[a]?.[o])return;let s={value:i,row:a,column:o,room:0},c=[[a,o]];for(let r=c.pop();r;r=c.pop()){let[a,o]=r,l=n[a];if(!l||l[o]!==!1||e[a]?.[o]!==i)continue;l[o]=!0;let u=t[a]?.[o]??0;u>s.room&&(s={value:i,row:a,column:o,room:u}),c.push([a-1,o],[a+1,o],[a,o-1],[a,o+1])}r.push(s)})}),r}function z(e){let t=e.map(e=>e.map(()=>1/0));for(let n of[1,-1]){let r=[[-n,-1],[-n,0],[-n,1],[0,-n]],i=e=>n===1?e:e.reverse();for(let n of i([...e.keys()]))for(let a of i([...(e[n]??[]).keys()])){let i=r.map(([r,i])=>e[n+r]?.[a+i]===e[n]?.[a]?t[n+r]?.[a+i]??0:0),o=t[n];o&&(o[a]=Math.min(o[a]??1/0,1+Math.min(...i)))}}return t}function B(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function V(e){return e===null?`~`:e===0?`×`:String(e)}function H(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function U(e){return H(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${V(n)}`).join(` · `)}var W=[[239,246,251],[171,209,235],[87,160,207],[0,105,166],[2,45,77]],ue=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function G(e,t){let n=e===`amount`?W:ue,r=Math.max(0,Math.min(1,t))*(n.length-1),i=n[Math.floor(r)]??[0,0,0],a=n[Math.ceil(r)]??i,o=r-Math.floor(r),s=e=>Math.round(i[e]+(a[e]-i[e])*o);return[s(0),s(1),s(2)]}function K(e){return(de(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function de(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function q([e,t,n]){return`rgb(${e} ${t} ${n})`}var fe=44,pe=16,me=[255,255,255],J=class extends g{constructor(...e){super(...e),this.values=[],this.low=0,this.high=1,this.scale=`amount`,this.spot={own:0,other:0},this.label=``,this.parts=!1,this.found=[],this.ground=null,this.observer=new ResizeObserver(()=>{this.ground=null,this.draw()})}static{this.styles=[x,s`
      canvas {
        display: block;
        width: 100%;
        max-width: min(40rem, max(20rem, 100vh - 12rem));
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `]}willUpdate(e){(e.has(`values`)||e.has(`parts`))&&(this.found=this.parts?R(this.values):[])}render(){return a`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${u(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`}firstUpdated(){this.observer.observe(this.canvas)}updated(e){e.size===1&&e.has(`spot`)||(this.ground=null),this.draw()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}get rows(){return this.values.length}get columns(){return this.values[0]?.length??0}get edge(){return fe*S()}get digits(){return pe*S()}draw(){let{canvas:e,rows:t}=this,n=e.clientWidth,r=e.getContext(`2d`);if(!r||n===0||t===0)return;let i=Math.min(window.devicePixelRatio||1,3);e.width=e.height=Math.round(n*i),this.ground??=this.painted(n,i),r.drawImage(this.ground,0,0),r.scale(i,i);let[a,o,s,c]=F(this.field(n),this.spot),l=getComputedStyle(this);for(let[e,t]of[[4.5,l.getPropertyValue(`--surface`)],[2,l.getPropertyValue(`--ink`)]]){r.lineWidth=e,r.strokeStyle=t;let n=Math.max(0,(9-s)/2);r.strokeRect(a-n,o-n,s+2*n,c+2*n)}}painted(e,t){let n=Math.round(e*t),r=new OffscreenCanvas(n,n),i=r.getContext(`2d`);if(!i)return r;i.scale(t,t);let a=this.field(e);return this.paint(i,a.inner),this.hatch(i,a,null,[1]),this.parts&&(this.hatch(i,a,0,[1,-1]),this.number(i,a)),this.axes(i,a.inner,e),r}field(e){let{edge:t,rows:n,columns:r}=this;return{edge:t,inner:e-t,rows:n,columns:r}}paint(e,t){let{rows:n,columns:r,low:i,high:a,scale:o}=this,s=new ImageData(r,n);this.values.forEach((e,t)=>{e.forEach((e,n)=>{let c=4*(t*r+n),l=e===null||this.parts&&e===0?me:G(o,(e-i)/(a-i||1));s.data.set([...l,255],c)})});let c=new OffscreenCanvas(r,n);c.getContext(`2d`)?.putImageData(s,0,0),e.imageSmoothingEnabled=!1,e.drawImage(c,this.edge,0,t,t)}hatch(e,t,n,r){let{edge:i,inner:a}=t,o=new Path2D;this.values.forEach((e,r)=>{e.forEach((e,i)=>{e===n&&o.rect(...F(t,{own:r,other:i}))})}),e.save(),e.clip(o),e.strokeStyle=`#16191d`,e.lineWidth=1.5,e.beginPath();for(let t of r)for(let n=i-a;n<i+a;n+=7)e.moveTo(n,t===1?a:0),e.lineTo(n+a,t===1?0:a);e.stroke(),e.restore()}number(e,t){let{values:n,low:r,high:i,scale:a}=this,o=new Path2D;n.forEach((e,r)=>{e.forEach((i,a)=>{let[s,c,l,u]=F(t,{own:r,other:a});a+1<t.columns&&e[a+1]!==i&&(o.moveTo(s+l,c),o.lineTo(s+l,c+u)),r+1<t.rows&&n[r+1]?.[a]!==i&&(o.moveTo(s,c+u),o.lineTo(s+l,c+u))})}),e.strokeStyle=`#16191d`,e.lineWidth=1,e.globalAlpha=.55,e.stroke(o),e.globalAlpha=1,e.textAlign=`center`,e.textBaseline=`middle`,e.font=`600 ${this.digits}px system-ui, sans-serif`;for(let{value:n,row:o,column:s,room:c}of this.found){let[l,u,d,f]=F(t,{own:o,other:s});n===0||(2*c-1)*Math.min(d,f)<1.2*this.digits||(e.fillStyle=K(G(a,(n-r)/(i-r||1))),e.fillText(String(n),l+d/2,u+f/2))}}axes(e,t,n){e.fillStyle=getComputedStyle(this).getPropertyValue(`--ink`),e.font=`${.9*this.digits}px system-ui, sans-serif`;let r=he(this.columns);for(let n=0;n<this.columns;n+=r){let r=(n+.5)*t/this.columns;e.textAlign=`center`,e.textBaseline=`top`,e.fillText(String(n),this.edge+r,t+6),e.textAlign=`right`,e.textBaseline=`middle`,e.fillText(String(n),this.edge-6,r)}e.textAlign=`center`,e.font=`600 ${.9*this.digits}px system-ui, sans-serif`,e.fillText(u(`other-points`),this.edge+t/2,n-.6*this.digits),e.save(),e.translate(.6*this.digits,t/2),e.rotate(-Math.PI/2),e.fillText(u(`own-points`),0,0),e.restore()}onPoint(e){let t=this.canvas.getBoundingClientRect(),n=this.field(t.width);this.look(I(n,e.clientX-t.left,e.clientY-t.top))}onKey(e){let t=L(this.field(1),this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};b([c({attribute:!1})],J.prototype,`values`,void 0),b([c({type:Number})],J.prototype,`low`,void 0),b([c({type:Number})],J.prototype,`high`,void 0),b([c()],J.prototype,`scale`,void 0),b([c({attribute:!1})],J.prototype,`spot`,void 0),b([c()],J.prototype,`label`,void 0),b([c({type:Boolean})],J.prototype,`parts`,void 0),b([e(`canvas`)],J.prototype,`canvas`,void 0),J=b([l(`heat-map`)],J);function he(e){return[1,2,5,10,20,25,50,100,200,250,500].find(t=>e/t<=10)??500}var ge=s`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 42rem) minmax(18rem, 1fr);
    gap: var(--s4);
    align-items: start;
  }
  .sentence {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
  }
  .form {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    gap: var(--s3) var(--s4);
    align-items: end;
  }
  .form .field {
    grid-template-columns: minmax(0, 1fr);
  }
  .form .check {
    min-height: 2.5rem;
  }
  .fraction {
    font-size: var(--small);
  }
  .best-here {
    flex-wrap: nowrap;
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
  .legend .lost {
    background:
      repeating-linear-gradient(45deg, #0000 0 4px, #16191d 4px 5px),
      repeating-linear-gradient(-45deg, #fff 0 4px, #16191d 4px 5px);
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
`;function Y(e){let t=String(e),n=t.split(`/`);return n.every(e=>e.length<=24)?a`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:a`<span class="mono fraction">${n.map(oe).join(` / `)}</span>
    <button class="small" @click=${()=>void te(t)}>
      ${u(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function _e(e){let t=(e.other_strategy?.length??0)>0,n=e.choices.map(({gain:e})=>A(e)),o=Math.max(...n),s=o-Math.min(...n)||1;return a`<table class="bars">
    <thead>
      <tr>
        <th class="number">${u(`dice`)}</th>
        <th class="number">${u(`gain`)}</th>
        <th class="bar">${u(`behind-best`)}</th>
        ${t?a`<th class="number">${u(`chosen`)}</th>`:d}
        ${t?a`<th class="number">${u(`other-chooses`)}</th>`:d}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:c,chance:l},u)=>{let f=n[u]??0;return a`<tr class=${l>0?`best`:``}>
          <td class="number">${c}</td>
          <td class="number">${r(f,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(o-f)/s} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${t?a`<td class="number">${i(l)}</td>`:d}
          ${t?a`<td class="number">${i(e.other_strategy?.[u]??0)}</td>`:d}
        </tr>`})}
    </tbody>
  </table>`}function ve(e){let t=Math.max(...e.choices.map(({gain:e})=>A(e))),n=r(A(e.value),6);return u(`standing-proof`,{value:n,most:r(t,6)})}function ye(e){let t=e.payoffs??[];return a`<section class="card stack" aria-label=${u(`best-mixture`)}>
    <h2>${u(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${u(`best-mixture`)}>
      ${be(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?u(`only-best`):e.unique===!1?u(`not-only-best`):``}
      ${X(e)}
    </p>
    <h2>${u(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${u(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${t.map((e,t)=>a`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map((e,t)=>a`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(xe)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function be(e){let t=e.some(e=>typeof e==`string`);return a`<table>
    <thead>
      <tr>
        <th class="number">${u(`dice`)}</th>
        <th class="number">${u(`chosen`)}</th>
        ${t?a`<th>${u(`fraction`)}</th>`:d}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,n)=>A(e)===0?d:a`<tr>
              <th scope="row" class="number">${n+1}</th>
              <td class="number">${i(A(e),2)}</td>
              ${t?a`<td>${Y(e)}</td>`:d}
            </tr>`)}
    </tbody>
  </table>`}function xe(e){let t=G(`balance`,(A(e)+1)/2);return a`<td
    title=${typeof e==`string`?e:d}
    .style=${`background: ${q(t)}; color: ${K(t)}`}
  >
    ${r(A(e),2)}
  </td>`}function X(e){if(typeof e.value==`string`)return u(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return u(`certificate`,{gap:t})}function Z(e){let t=B(e.dice,e.lost??[]).map((e,t)=>({own:t,text:U(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return a`<details>
    <summary>${u(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>_(`strategy.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>_(`dice.json`,JSON.stringify(e),`application/json`)}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${u(`strategy-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${u(`own-points`)}</th>
            <th>${u(`runs-title`)}</th>
          </tr>
        </thead>
        <tbody>
          ${t.map(({own:e,text:t})=>a`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function Se(e){if(e.gain.length===0)return d;let t=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return a`<details>
    <summary>${u(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>_(`fractions.csv`,`${t()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${u(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${u(`own-points`)}</th>
            <th class="number">${u(`other-points`)}</th>
            <th>${u(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.gain.map((e,t)=>e.map((e,n)=>a`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${Y(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var Ce=80,we=400,Q=class extends g{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=M({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new h(this),this.exact=new h(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.known=null}static{this.styles=[x,ge]}willUpdate(e){e.has(`address`)&&m(this.address)!==this.written&&(this.written=m(this.address),this.view=M(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([k(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),Ce))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...k(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),we))}get card(){return this.games.find(e=>ne(e,`dice`))}render(){let{job:e,view:t}=this;return a`<div class="screen">
      <section class="card stack" aria-label=${u(`screen-dice`)}>
        ${this.form()}
        ${e.running?a`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:d}
        ${e.refusal?y(e.refusal,()=>this.solve()):d}
        ${e.result?a`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:d}
        ${e.result&&t.fractions?this.exactValue():d}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):d}
      <dice-curves .race=${k(t)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,n=e.variant===C,r=E(t).filter(({name:e})=>!n||e!==`n`),i=t?.parameters.flatMap(({choices:e})=>e??[])??[];return a`<div class="form">
      ${r.map(e=>this.numberField(e))}
      <label class="field"
        >${u(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${D(t).map(t=>a`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?u(`variant-one-turn`):i.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===w}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${u(`fractions`)}</label
      >
    </div>`}numberField({name:e,about:t,low:n,high:r}){return a`<number-field
      data-parameter=${e}
      label=${`${t} (${n} – ${r})`}
      .low=${n??0}
      .high=${r??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,t=T.filter(t=>t!==`support`||e.variant===`simultaneous`);return a`<label class="field"
      >${u(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>a`<option value=${t} ?selected=${t===e.layer}>
              ${u(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:t,layer:n}=this.view,r=this.view.fractions?this.exact.result:null;return a`<div class="both">
      <section class="card stack" aria-label=${u(`layer-${n}`)}>
        ${this.layerChoice()}
        <heat-map
          .values=${this.values(e)}
          .low=${this.range(e)[0]}
          .high=${this.range(e)[1]}
          .scale=${n===`gain`?`balance`:`amount`}
          .parts=${n===`dice`||n===`support`}
          .spot=${t}
          .label=${u(`layer-${n}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.legend(e)} ${Z(e)} ${r?Se(r):d}
      </section>
      <section class="card stack" aria-label=${u(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}values(e){switch(this.view.layer){case`dice`:return this.best(e);case`gain`:return e.gain.map(e=>e.map(A));case`support`:return e.support??[];case`edge`:return e.edge??[]}}best(e){return this.known?.race!==e&&(this.known={race:e,best:B(e.dice,e.lost??[])}),this.known.best}range(e){switch(this.view.layer){case`dice`:return[1,e.d];case`gain`:return[-1,1];case`support`:return[1,Math.max(2,...(e.support??[]).map(e=>Math.max(...e)))];case`edge`:return[0,Math.max(1e-9,...(e.edge??[]).map(e=>Math.max(...e)))]}}legend(e){let[t,n]=this.range(e),{layer:r,variant:i}=this.view,o=r===`dice`||r===`support`,s=o?n-t+1:5,c=Array.from({length:s},(e,r)=>t+r*(n-t)/Math.max(1,s-1));return a`<ul class="legend" aria-label=${u(`legend`)}>
      ${c.map(e=>{let i=G(r===`gain`?`balance`:`amount`,(e-t)/(n-t||1));return a`<li .style=${`background: ${q(i)}; color: ${K(i)}`}>
          ${o?p(e):p(e,2)}
        </li>`})}
      ${r===`dice`&&i===`simultaneous`?a`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${u(`mixture`)}</li>`:d}
      ${r===`dice`&&e.lost?a`<li class="lost" aria-hidden="true"></li>
              <li>× ${u(`every-choice-loses`)}</li>`:d}
    </ul>`}standingCard(e){let{own:t,other:n}=this.view.spot,i=this.best(e)[t]?.[n]??null,o=A(e.gain[t]?.[n]??0),s=$(this.standing,this.view.spot)?this.standing:null,c=(t,n)=>a`<number-field
        label=${n}
        .high=${e.n-1}
        .value=${this.view.spot[t]}
        @number=${e=>this.change({spot:{...this.view.spot,[t]:e.detail}},!1)}
      ></number-field>`;return a`
      <div class="row end">
        ${c(`own`,u(`own-points`))} ${c(`other`,u(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${V(i)}</span>
        <span>
          ${i===null?u(`mixture-here`):i===0?u(`lost-here`):u(`throw`,{dice:i})}<br />
          ${u(`mean-gain`,{gain:r(o,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():d}
      ${s?_e(s):a`<p class="soft small">${this.lookRefusal?y(this.lookRefusal):u(`loading`)}</p>`}
      ${s&&this.view.variant===`simultaneous`?a`<p class="small">${ve(s)}</p>`:d}
      <p class="small soft">${X(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:t}=this;return t.variant===`simultaneous`?d:e.running?a`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?y(e.refusal):e.result?a`<p id="exact-value">${u(`exact-value`)} ${Y(e.result.value)}</p>`:d}exactHere(){let{result:e}=this.exact,{own:t,other:n}=this.view.spot,r=e?.gain[t]?.[n],i=$(e?.at??null,this.view.spot)?e?.at?.value:r;return i===void 0?d:a`<p id="exact-here">${u(`exact-gain`)} ${Y(i)}</p>`}oneTurn(e){return ye((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=r(A(e.value),4);return this.view.variant===`one-turn`?u(`one-turn-sentence`,{d:e.d,value:t}):u(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.job.start(`dice`,{...k(this.view),edge:this.view.layer===`edge`})}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...k(this.view),at:[e,t]};this.standing=await f.diceAt(n,this.asking.signal),this.lookRefusal=null}catch(e){re(e)||(this.lookRefusal=n(e))}}change(e,t){this.view=N({...this.view,...e});let n=se(this.view);this.written=m(n),this.tell(`address`,n),t&&this.solve()}};b([c({attribute:!1})],Q.prototype,`games`,void 0),b([c({attribute:!1})],Q.prototype,`address`,void 0),b([v()],Q.prototype,`view`,void 0),b([v()],Q.prototype,`standing`,void 0),b([v()],Q.prototype,`lookRefusal`,void 0),Q=b([l(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};