import{A as e,B as t,D as n,E as r,I as i,L as a,M as o,N as s,P as c,R as l,S as u,U as d,V as f,a as p,b as m,h as ee,i as h,j as g,k as te,n as ne,o as re,s as _,v,w as y,x as b,y as x,z as S}from"./index-B2h7BMzi.js";import"./line-chart-CFvjZZgj.js";import"./number-field-BLlEF10C.js";var C=`one-turn`,w=`simultaneous`,ie=`turns`,T=[`dice`,`gain`,`support`,`edge`];function E(e){return e?.parameters.filter(ee)??[]}function D(e){return[...(e?.parameters.find(({name:e})=>e===ie)?.choices??[]).map(({word:e})=>e),C]}function ae(e){return e.numbers.get(`n`)??1}function O({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function k(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return A(BigInt(t),BigInt(n))}function A(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var j=6;function oe(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,j)}…${n.slice(-6)}`}function M(e,t){let n=y(e,`map`),i=y(e,`variant`)??``,a=/^(simultaneous-)?zero$/.test(i),o=a?i===`zero`?`sequential`:w:i,s=D(t);return N({numbers:new Map(E(t).map(({name:t,default:n,low:i,high:o})=>{let s=r(e,t,t===`one`&&a?0:Number(n));return[t,Math.min(Math.max(s,i??s),o??s)]})),variant:s.find(e=>e===o)??s[0]??`one-turn`,layer:T.find(e=>e===n)??`dice`,fractions:y(e,`fractions`)===`yes`,spot:{own:r(e,`own`,0),other:r(e,`other`,0)}})}function N(e){let t=t=>Math.min(t,ae(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function se({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var ce=[`optimal`,`blind`,`random`],P=class extends m{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new p(this)}static{this.styles=[b]}render(){let{curves:e,parameter:n}=this,r=e.result;return f`<section class="card stack" aria-label=${c(`curves`)}>
      <h2>${c(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${c(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${n===`n`}>${c(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${n===`d`}>${c(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${c(`draw-it`)}
        </button>
      </div>
      ${e.running?f`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:t}
      ${e.refusal?_(e.refusal):t}
      ${r?f`<h3>${this.heading}</h3>
              <line-chart
                .x=${r.values}
                .curves=${r.curves.map(({a:e,b:t,points:n})=>({label:c(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
                x-label=${r.parameter===`n`?`N (${c(`points-to-win`)})`:`D (${c(`most-dice`)})`}
                y-label=${c(`mean-gain-first`)}
              ></line-chart>`:t}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=le(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:ce})}};v([l({attribute:!1})],P.prototype,`race`,void 0),v([a()],P.prototype,`parameter`,void 0),v([a()],P.prototype,`heading`,void 0),P=v([S(`dice-curves`)],P);function le(e,t,n){let r=r=>{let i=r===t?`${n[0]} … ${n.at(-1)}`:e[r];return`${r.toUpperCase()} = ${i}`},i=e.variant===`one-turn`?[`d`]:[`n`,`d`];return`${c(`mean-gain-first`)} (${i.map(r).join(`, `)})`}function F(e,{own:t,other:n}){let[r,i]=[e.inner/e.columns,e.inner/e.rows];return[e.edge+n*r,t*i,r,i]}function I(e,t,n){let r=Math.floor(n/e.inner*e.rows),i=Math.floor((t-e.edge)/e.inner*e.columns);return 0<=r&&r<e.rows&&0<=i&&i<e.columns?{own:r,other:i}:null}function L({rows:e,columns:t},n,r,i){let a={ArrowUp:[-i,0],ArrowDown:[i,0],ArrowRight:[0,i],ArrowLeft:[0,-i]}[r];if(!a)return null;let o=(e,t)=>Math.max(0,Math.min(t-1,e));return{own:o(n.own+a[0],e),other:o(n.other+a[1],t)}}function R(e){let t=z(e),n=e.map(e=>e.map(()=>!1)),r=[];return e.forEach((i,a)=>{i.forEach((i,o)=>{if(i===null||n[a]?.[o])return;let s={value:i,row:a,column:o,room:0},c=[[a,o]];for(let r=c.pop();r;r=c.pop()){let[a,o]=r,l=n[a];if(!l||l[o]!==!1||e[a]?.[o]!==i)continue;l[o]=!0;let u=t[a]?.[o]??0;u>s.room&&(s={value:i,row:a,column:o,room:u}),c.push([a-1,o],[a+1,o],[a,o-1],[a,o+1])}r.push(s)})}),r}function z(e){let t=e.map(e=>e.map(()=>1/0));for(let n of[1,-1]){let r=[[-n,-1],[-n,0],[-n,1],[0,-n]],i=e=>n===1?e:e.reverse();for(let n of i([...e.keys()]))for(let a of i([...(e[n]??[]).keys()])){let i=r.map(([r,i])=>e[n+r]?.[a+i]===e[n]?.[a]?t[n+r]?.[a+i]??0:0),o=t[n];o&&(o[a]=Math.min(o[a]??1/0,1+Math.min(...i)))}}return t}function B(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function V(e){return e===null?`~`:e===0?`×`:String(e)}function H(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function U(e){return H(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${V(n)}`).join(` · `)}var W=[[239,246,251],[171,209,235],[87,160,207],[0,105,166],[2,45,77]],ue=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function G(e,t){let n=e===`amount`?W:ue,r=Math.max(0,Math.min(1,t))*(n.length-1),i=n[Math.floor(r)]??[0,0,0],a=n[Math.ceil(r)]??i,o=r-Math.floor(r),s=e=>Math.round(i[e]+(a[e]-i[e])*o);return[s(0),s(1),s(2)]}function K(e){return(de(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function de(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function q([e,t,n]){return`rgb(${e} ${t} ${n})`}var fe=44,pe=16,me=[255,255,255],J=class extends m{constructor(...e){super(...e),this.values=[],this.low=0,this.high=1,this.scale=`amount`,this.spot={own:0,other:0},this.label=``,this.parts=!1,this.found=[],this.ground=null,this.observer=new ResizeObserver(()=>{this.ground=null,this.draw()})}static{this.styles=[b,d`
      canvas {
        display: block;
        width: 100%;
        max-width: min(40rem, max(20rem, 100vh - 12rem));
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `]}willUpdate(e){(e.has(`values`)||e.has(`parts`))&&(this.found=this.parts?R(this.values):[])}render(){return f`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${c(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`}firstUpdated(){this.observer.observe(this.canvas)}updated(e){e.size===1&&e.has(`spot`)||(this.ground=null),this.draw()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}get rows(){return this.values.length}get columns(){return this.values[0]?.length??0}get edge(){return fe*x()}get digits(){return pe*x()}draw(){let{canvas:e,rows:t}=this,n=e.clientWidth,r=e.getContext(`2d`);if(!r||n===0||t===0)return;let i=Math.min(window.devicePixelRatio||1,3);e.width=e.height=Math.round(n*i),this.ground??=this.painted(n,i),r.drawImage(this.ground,0,0),r.scale(i,i);let[a,o,s,c]=F(this.field(n),this.spot),l=getComputedStyle(this);for(let[e,t]of[[4.5,l.getPropertyValue(`--surface`)],[2,l.getPropertyValue(`--ink`)]]){r.lineWidth=e,r.strokeStyle=t;let n=Math.max(0,(9-s)/2);r.strokeRect(a-n,o-n,s+2*n,c+2*n)}}painted(e,t){let n=Math.round(e*t),r=new OffscreenCanvas(n,n),i=r.getContext(`2d`);if(!i)return r;i.scale(t,t);let a=this.field(e);return this.paint(i,a.inner),this.hatch(i,a,null,[1]),this.parts&&(this.hatch(i,a,0,[1,-1]),this.number(i,a)),this.axes(i,a.inner,e),r}field(e){let{edge:t,rows:n,columns:r}=this;return{edge:t,inner:e-t,rows:n,columns:r}}paint(e,t){let{rows:n,columns:r,low:i,high:a,scale:o}=this,s=new ImageData(r,n);this.values.forEach((e,t)=>{e.forEach((e,n)=>{let c=4*(t*r+n),l=e===null||this.parts&&e===0?me:G(o,(e-i)/(a-i||1));s.data.set([...l,255],c)})});let c=new OffscreenCanvas(r,n);c.getContext(`2d`)?.putImageData(s,0,0),e.imageSmoothingEnabled=!1,e.drawImage(c,this.edge,0,t,t)}hatch(e,t,n,r){let{edge:i,inner:a}=t,o=new Path2D;this.values.forEach((e,r)=>{e.forEach((e,i)=>{e===n&&o.rect(...F(t,{own:r,other:i}))})}),e.save(),e.clip(o),e.strokeStyle=`#16191d`,e.lineWidth=1.5,e.beginPath();for(let t of r)for(let n=i-a;n<i+a;n+=7)e.moveTo(n,t===1?a:0),e.lineTo(n+a,t===1?0:a);e.stroke(),e.restore()}number(e,t){let{values:n,low:r,high:i,scale:a}=this,o=new Path2D;n.forEach((e,r)=>{e.forEach((i,a)=>{let[s,c,l,u]=F(t,{own:r,other:a});a+1<t.columns&&e[a+1]!==i&&(o.moveTo(s+l,c),o.lineTo(s+l,c+u)),r+1<t.rows&&n[r+1]?.[a]!==i&&(o.moveTo(s,c+u),o.lineTo(s+l,c+u))})}),e.strokeStyle=`#16191d`,e.lineWidth=1,e.globalAlpha=.55,e.stroke(o),e.globalAlpha=1,e.textAlign=`center`,e.textBaseline=`middle`,e.font=`600 ${this.digits}px system-ui, sans-serif`;for(let{value:n,row:o,column:s,room:c}of this.found){let[l,u,d,f]=F(t,{own:o,other:s});n===0||(2*c-1)*Math.min(d,f)<1.2*this.digits||(e.fillStyle=K(G(a,(n-r)/(i-r||1))),e.fillText(String(n),l+d/2,u+f/2))}}axes(e,t,n){e.fillStyle=getComputedStyle(this).getPropertyValue(`--ink`),e.font=`${.9*this.digits}px system-ui, sans-serif`;let r=he(this.columns);for(let n=0;n<this.columns;n+=r){let r=(n+.5)*t/this.columns;e.textAlign=`center`,e.textBaseline=`top`,e.fillText(String(n),this.edge+r,t+6),e.textAlign=`right`,e.textBaseline=`middle`,e.fillText(String(n),this.edge-6,r)}e.textAlign=`center`,e.font=`600 ${.9*this.digits}px system-ui, sans-serif`,e.fillText(c(`other-points`),this.edge+t/2,n-.6*this.digits),e.save(),e.translate(.6*this.digits,t/2),e.rotate(-Math.PI/2),e.fillText(c(`own-points`),0,0),e.restore()}onPoint(e){let t=this.canvas.getBoundingClientRect(),n=this.field(t.width);this.look(I(n,e.clientX-t.left,e.clientY-t.top))}onKey(e){let t=L(this.field(1),this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};v([l({attribute:!1})],J.prototype,`values`,void 0),v([l({type:Number})],J.prototype,`low`,void 0),v([l({type:Number})],J.prototype,`high`,void 0),v([l()],J.prototype,`scale`,void 0),v([l({attribute:!1})],J.prototype,`spot`,void 0),v([l()],J.prototype,`label`,void 0),v([l({type:Boolean})],J.prototype,`parts`,void 0),v([i(`canvas`)],J.prototype,`canvas`,void 0),J=v([S(`heat-map`)],J);function he(e){return[1,2,5,10,20,25,50,100,200,250,500].find(t=>e/t<=10)??500}var ge=d`
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
`;function Y(e){let t=String(e),n=t.split(`/`);return n.every(e=>e.length<=24)?f`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:f`<span class="mono fraction">${n.map(oe).join(` / `)}</span>
    <button class="small" @click=${()=>void ne(t)}>
      ${c(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function _e(e){let n=(e.other_strategy?.length??0)>0,r=e.choices.map(({gain:e})=>k(e)),i=Math.max(...r),a=i-Math.min(...r)||1;return f`<table class="bars">
    <thead>
      <tr>
        <th class="number">${c(`dice`)}</th>
        <th class="number">${c(`gain`)}</th>
        <th class="bar">${c(`behind-best`)}</th>
        ${n?f`<th class="number">${c(`chosen`)}</th>`:t}
        ${n?f`<th class="number">${c(`other-chooses`)}</th>`:t}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:c,chance:l},u)=>{let d=r[u]??0;return f`<tr class=${l>0?`best`:``}>
          <td class="number">${c}</td>
          <td class="number">${s(d,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(i-d)/a} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${n?f`<td class="number">${o(l)}</td>`:t}
          ${n?f`<td class="number">${o(e.other_strategy?.[u]??0)}</td>`:t}
        </tr>`})}
    </tbody>
  </table>`}function ve(e){let t=Math.max(...e.choices.map(({gain:e})=>k(e))),n=s(k(e.value),6);return c(`standing-proof`,{value:n,most:s(t,6)})}function ye(e){let t=e.payoffs??[];return f`<section class="card stack" aria-label=${c(`best-mixture`)}>
    <h2>${c(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${c(`best-mixture`)}>
      ${be(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?c(`only-best`):e.unique===!1?c(`not-only-best`):``}
      ${X(e)}
    </p>
    <h2>${c(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${c(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${t.map((e,t)=>f`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map((e,t)=>f`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(xe)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function be(e){let n=e.some(e=>typeof e==`string`);return f`<table>
    <thead>
      <tr>
        <th class="number">${c(`dice`)}</th>
        <th class="number">${c(`chosen`)}</th>
        ${n?f`<th>${c(`fraction`)}</th>`:t}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,r)=>k(e)===0?t:f`<tr>
              <th scope="row" class="number">${r+1}</th>
              <td class="number">${o(k(e),2)}</td>
              ${n?f`<td>${Y(e)}</td>`:t}
            </tr>`)}
    </tbody>
  </table>`}function xe(e){let n=G(`balance`,(k(e)+1)/2);return f`<td
    title=${typeof e==`string`?e:t}
    .style=${`background: ${q(n)}; color: ${K(n)}`}
  >
    ${s(k(e),2)}
  </td>`}function X(e){if(typeof e.value==`string`)return c(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return c(`certificate`,{gap:t})}function Z(e){let t=B(e.dice,e.lost??[]).map((e,t)=>({own:t,text:U(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return f`<details>
    <summary>${c(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>h(`strategy.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>h(`dice.json`,JSON.stringify(e),`application/json`)}>
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
          ${t.map(({own:e,text:t})=>f`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function Se(e){if(e.gain.length===0)return t;let n=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return f`<details>
    <summary>${c(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>h(`fractions.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${c(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${c(`own-points`)}</th>
            <th class="number">${c(`other-points`)}</th>
            <th>${c(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.gain.map((e,t)=>e.map((e,n)=>f`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${Y(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var Ce=80,we=400,Q=class extends m{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=M({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new p(this),this.exact=new p(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.known=null}static{this.styles=[b,ge]}willUpdate(e){e.has(`address`)&&n(this.address)!==this.written&&(this.written=n(this.address),this.view=M(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([O(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),Ce))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...O(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),we))}get card(){return this.games.find(e=>re(e,`dice`))}render(){let{job:e,view:n}=this;return f`<div class="screen">
      <section class="card stack" aria-label=${c(`screen-dice`)}>
        ${this.form()}
        ${e.running?f`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:t}
        ${e.refusal?_(e.refusal,()=>this.solve()):t}
        ${e.result?f`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:t}
        ${e.result&&n.fractions?this.exactValue():t}
      </section>
      ${e.result?n.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):t}
      <dice-curves .race=${O(n)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,n=e.variant===C,r=E(t).filter(({name:e})=>!n||e!==`n`),i=t?.parameters.flatMap(({choices:e})=>e??[])??[];return f`<div class="form">
      ${r.map(e=>this.numberField(e))}
      <label class="field"
        >${c(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${D(t).map(t=>f`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?c(`variant-one-turn`):i.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===w}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${c(`fractions`)}</label
      >
    </div>`}numberField({name:e,about:t,low:n,high:r}){return f`<number-field
      data-parameter=${e}
      label=${`${t} (${n} – ${r})`}
      .low=${n??0}
      .high=${r??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,t=T.filter(t=>t!==`support`||e.variant===`simultaneous`);return f`<label class="field"
      >${c(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>f`<option value=${t} ?selected=${t===e.layer}>
              ${c(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:n,layer:r}=this.view,i=this.view.fractions?this.exact.result:null;return f`<div class="both">
      <section class="card stack" aria-label=${c(`layer-${r}`)}>
        ${this.layerChoice()}
        <heat-map
          .values=${this.values(e)}
          .low=${this.range(e)[0]}
          .high=${this.range(e)[1]}
          .scale=${r===`gain`?`balance`:`amount`}
          .parts=${r===`dice`||r===`support`}
          .spot=${n}
          .label=${c(`layer-${r}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.legend(e)} ${Z(e)} ${i?Se(i):t}
      </section>
      <section class="card stack" aria-label=${c(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}values(e){switch(this.view.layer){case`dice`:return this.best(e);case`gain`:return e.gain.map(e=>e.map(k));case`support`:return e.support??[];case`edge`:return e.edge??[]}}best(e){return this.known?.race!==e&&(this.known={race:e,best:B(e.dice,e.lost??[])}),this.known.best}range(e){switch(this.view.layer){case`dice`:return[1,e.d];case`gain`:return[-1,1];case`support`:return[1,Math.max(2,...(e.support??[]).map(e=>Math.max(...e)))];case`edge`:return[0,Math.max(1e-9,...(e.edge??[]).map(e=>Math.max(...e)))]}}legend(e){let[n,r]=this.range(e),{layer:i,variant:a}=this.view,o=i===`dice`||i===`support`,s=o?r-n+1:5,l=Array.from({length:s},(e,t)=>n+t*(r-n)/Math.max(1,s-1));return f`<ul class="legend" aria-label=${c(`legend`)}>
      ${l.map(e=>{let t=G(i===`gain`?`balance`:`amount`,(e-n)/(r-n||1));return f`<li .style=${`background: ${q(t)}; color: ${K(t)}`}>
          ${o?g(e):g(e,2)}
        </li>`})}
      ${i===`dice`&&a===`simultaneous`?f`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${c(`mixture`)}</li>`:t}
      ${i===`dice`&&e.lost?f`<li class="lost" aria-hidden="true"></li>
              <li>× ${c(`every-choice-loses`)}</li>`:t}
    </ul>`}standingCard(e){let{own:n,other:r}=this.view.spot,i=this.best(e)[n]?.[r]??null,a=k(e.gain[n]?.[r]??0),o=$(this.standing,this.view.spot)?this.standing:null,l=(t,n)=>f`<number-field
        label=${n}
        .high=${e.n-1}
        .value=${this.view.spot[t]}
        @number=${e=>this.change({spot:{...this.view.spot,[t]:e.detail}},!1)}
      ></number-field>`;return f`
      <div class="row end">
        ${l(`own`,c(`own-points`))} ${l(`other`,c(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${V(i)}</span>
        <span>
          ${i===null?c(`mixture-here`):i===0?c(`lost-here`):c(`throw`,{dice:i})}<br />
          ${c(`mean-gain`,{gain:s(a,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():t}
      ${o?_e(o):f`<p class="soft small">${this.lookRefusal?_(this.lookRefusal):c(`loading`)}</p>`}
      ${o&&this.view.variant===`simultaneous`?f`<p class="small">${ve(o)}</p>`:t}
      <p class="small soft">${X(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:n}=this;return n.variant===`simultaneous`?t:e.running?f`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?_(e.refusal):e.result?f`<p id="exact-value">${c(`exact-value`)} ${Y(e.result.value)}</p>`:t}exactHere(){let{result:e}=this.exact,{own:n,other:r}=this.view.spot,i=e?.gain[n]?.[r],a=$(e?.at??null,this.view.spot)?e?.at?.value:i;return a===void 0?t:f`<p id="exact-here">${c(`exact-gain`)} ${Y(a)}</p>`}oneTurn(e){return ye((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=s(k(e.value),4);return this.view.variant===`one-turn`?c(`one-turn-sentence`,{d:e.d,value:t}):c(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.job.start(`dice`,{...O(this.view),edge:this.view.layer===`edge`})}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:t,other:n}=this.view.spot;try{let e={...O(this.view),at:[t,n]};this.standing=await u.diceAt(e,this.asking.signal),this.lookRefusal=null}catch(t){e(t)||(this.lookRefusal=te(t))}}change(e,t){this.view=N({...this.view,...e});let r=se(this.view);this.written=n(r),this.tell(`address`,r),t&&this.solve()}};v([l({attribute:!1})],Q.prototype,`games`,void 0),v([l({attribute:!1})],Q.prototype,`address`,void 0),v([a()],Q.prototype,`view`,void 0),v([a()],Q.prototype,`standing`,void 0),v([a()],Q.prototype,`lookRefusal`,void 0),Q=v([S(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};