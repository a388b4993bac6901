import{A as e,B as t,D as n,E as r,F as i,I as a,L as o,M as s,N as c,O as l,P as u,R as d,T as f,U as p,V as m,a as h,g,i as _,k as v,n as ee,o as te,s as y,v as b,w as x,x as S,y as C,z as w}from"./index-BqYoXqIV.js";import"./line-chart-CI_TnoqX.js";import"./number-field--Oasph8R.js";var T=`one-turn`,E=`simultaneous`,ne=`turns`,D=[`dice`,`gain`,`support`,`edge`];function O(e){return e?.parameters.filter(S)??[]}function k(e){return[...(e?.parameters.find(({name:e})=>e===ne)?.choices??[]).map(({word:e})=>e),T]}function A(e){return e.numbers.get(`n`)??1}function j({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function M(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return re(BigInt(t),BigInt(n))}function re(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var ie=6;function N(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,ie)}…${n.slice(-6)}`}function P(e,t){let n=g(e,`map`),r=g(e,`variant`)??``,i=/^(simultaneous-)?zero$/.test(r),a=i?r===`zero`?`sequential`:E:r,o=k(t);return F({numbers:new Map(O(t).map(({name:t,default:n,low:r,high:a})=>{let o=b(e,t,t===`one`&&i?0:Number(n));return[t,Math.min(Math.max(o,r??o),a??o)]})),variant:o.find(e=>e===a)??o[0]??`one-turn`,layer:D.find(e=>e===n)??`dice`,fractions:g(e,`fractions`)===`yes`,spot:{own:b(e,`own`,0),other:b(e,`other`,0)}})}function F(e){let t=t=>Math.min(t,A(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function ae({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var oe=[`optimal`,`blind`,`random`],I=class extends r{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new h(this)}static{this.styles=[s]}render(){let{curves:n,parameter:r}=this,i=n.result;return m`<section class="card stack" aria-label=${e(`curves`)}>
      <h2>${e(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${e(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${r===`n`}>${e(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${r===`d`}>${e(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${n.running} @click=${this.onCurves}>
          ${e(`draw-it`)}
        </button>
      </div>
      ${n.running?m`<job-progress
              .progress=${n.progress}
              @cancel=${()=>n.cancel()}
            ></job-progress>`:t}
      ${n.refusal?y(n.refusal):t}
      ${i?m`<h3>${this.heading}</h3>
              <line-chart
                .x=${i.values}
                .curves=${i.curves.map(({a:t,b:n,points:r})=>({label:e(`a-against-b`,{a:t,b:n}),values:r.map(({gain:e})=>e)}))}
                x-label=${i.parameter===`n`?`N (${e(`points-to-win`)})`:`D (${e(`most-dice`)})`}
                y-label=${e(`mean-gain-first`)}
              ></line-chart>`:t}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=se(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:oe})}};x([d({attribute:!1})],I.prototype,`race`,void 0),x([o()],I.prototype,`parameter`,void 0),x([o()],I.prototype,`heading`,void 0),I=x([w(`dice-curves`)],I);function se(t,n,r){let i=e=>{let i=e===n?`${r[0]} … ${r.at(-1)}`:t[e];return`${e.toUpperCase()} = ${i}`},a=t.variant===`one-turn`?[`d`]:[`n`,`d`];return`${e(`mean-gain-first`)} (${a.map(i).join(`, `)})`}function L(e,{own:t,other:n}){let[r,i]=[e.inner/e.columns,e.inner/e.rows];return[e.edge+n*r,t*i,r,i]}function ce(e,t,n){let r=Math.floor(n/e.inner*e.rows),i=Math.floor((t-e.edge)/e.inner*e.columns);return 0<=r&&r<e.rows&&0<=i&&i<e.columns?{own:r,other:i}:null}function R({rows:e,columns:t},n,r,i){let a={ArrowUp:[-i,0],ArrowDown:[i,0],ArrowRight:[0,i],ArrowLeft:[0,-i]}[r];if(!a)return null;let o=(e,t)=>Math.max(0,Math.min(t-1,e));return{own:o(n.own+a[0],e),other:o(n.other+a[1],t)}}function z(e){let t=B(e),n=e.map(e=>e.map(()=>!1)),r=[];return e.forEach((i,a)=>{i.forEach((i,o)=>{if(i===null||n[a]?.[o])return;let s={value:i,row:a,column:o,room:0},c=[[a,o]];for(let r=c.pop();r;r=c.pop()){let[a,o]=r,l=n[a];if(!l||l[o]!==!1||e[a]?.[o]!==i)continue;l[o]=!0;let u=t[a]?.[o]??0;u>s.room&&(s={value:i,row:a,column:o,room:u}),c.push([a-1,o],[a+1,o],[a,o-1],[a,o+1])}r.push(s)})}),r}function B(e){let t=e.map(e=>e.map(()=>1/0));for(let n of[1,-1]){let r=[[-n,-1],[-n,0],[-n,1],[0,-n]],i=e=>n===1?e:e.reverse();for(let n of i([...e.keys()]))for(let a of i([...(e[n]??[]).keys()])){let i=r.map(([r,i])=>e[n+r]?.[a+i]===e[n]?.[a]?t[n+r]?.[a+i]??0:0),o=t[n];o&&(o[a]=Math.min(o[a]??1/0,1+Math.min(...i)))}}return t}function V(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function H(e){return e===null?`~`:e===0?`×`:String(e)}function U(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function W(e){return U(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${H(n)}`).join(` · `)}var G=[[239,246,251],[171,209,235],[87,160,207],[0,105,166],[2,45,77]],le=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function K(e,t){let n=e===`amount`?G:le,r=Math.max(0,Math.min(1,t))*(n.length-1),i=n[Math.floor(r)]??[0,0,0],a=n[Math.ceil(r)]??i,o=r-Math.floor(r),s=e=>Math.round(i[e]+(a[e]-i[e])*o);return[s(0),s(1),s(2)]}function q(e){return(ue(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function ue(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function J([e,t,n]){return`rgb(${e} ${t} ${n})`}var de=44,fe=16,pe=[255,255,255],Y=class extends r{constructor(...e){super(...e),this.values=[],this.low=0,this.high=1,this.scale=`amount`,this.spot={own:0,other:0},this.label=``,this.parts=!1,this.found=[],this.ground=null,this.observer=new ResizeObserver(()=>{this.ground=null,this.draw()})}static{this.styles=[s,p`
      canvas {
        display: block;
        width: 100%;
        max-width: min(40rem, max(20rem, 100vh - 12rem));
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `]}willUpdate(e){(e.has(`values`)||e.has(`parts`))&&(this.found=this.parts?z(this.values):[])}render(){return m`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${e(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`}firstUpdated(){this.observer.observe(this.canvas)}updated(e){e.size===1&&e.has(`spot`)||(this.ground=null),this.draw()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}get rows(){return this.values.length}get columns(){return this.values[0]?.length??0}get edge(){return de*f()}get digits(){return fe*f()}draw(){let{canvas:e,rows:t}=this,n=e.clientWidth,r=e.getContext(`2d`);if(!r||n===0||t===0)return;let i=Math.min(window.devicePixelRatio||1,3);e.width=e.height=Math.round(n*i),this.ground??=this.painted(n,i),r.drawImage(this.ground,0,0),r.scale(i,i);let[a,o,s,c]=L(this.field(n),this.spot),l=getComputedStyle(this);for(let[e,t]of[[4.5,l.getPropertyValue(`--surface`)],[2,l.getPropertyValue(`--ink`)]]){r.lineWidth=e,r.strokeStyle=t;let n=Math.max(0,(9-s)/2);r.strokeRect(a-n,o-n,s+2*n,c+2*n)}}painted(e,t){let n=Math.round(e*t),r=new OffscreenCanvas(n,n),i=r.getContext(`2d`);if(!i)return r;i.scale(t,t);let a=this.field(e);return this.paint(i,a.inner),this.hatch(i,a,null,[1]),this.parts&&(this.hatch(i,a,0,[1,-1]),this.number(i,a)),this.axes(i,a.inner,e),r}field(e){let{edge:t,rows:n,columns:r}=this;return{edge:t,inner:e-t,rows:n,columns:r}}paint(e,t){let{rows:n,columns:r,low:i,high:a,scale:o}=this,s=new ImageData(r,n);this.values.forEach((e,t)=>{e.forEach((e,n)=>{let c=4*(t*r+n),l=e===null||this.parts&&e===0?pe:K(o,(e-i)/(a-i||1));s.data.set([...l,255],c)})});let c=new OffscreenCanvas(r,n);c.getContext(`2d`)?.putImageData(s,0,0),e.imageSmoothingEnabled=!1,e.drawImage(c,this.edge,0,t,t)}hatch(e,t,n,r){let{edge:i,inner:a}=t,o=new Path2D;this.values.forEach((e,r)=>{e.forEach((e,i)=>{e===n&&o.rect(...L(t,{own:r,other:i}))})}),e.save(),e.clip(o),e.strokeStyle=`#16191d`,e.lineWidth=1.5,e.beginPath();for(let t of r)for(let n=i-a;n<i+a;n+=7)e.moveTo(n,t===1?a:0),e.lineTo(n+a,t===1?0:a);e.stroke(),e.restore()}number(e,t){let{values:n,low:r,high:i,scale:a}=this,o=new Path2D;n.forEach((e,r)=>{e.forEach((i,a)=>{let[s,c,l,u]=L(t,{own:r,other:a});a+1<t.columns&&e[a+1]!==i&&(o.moveTo(s+l,c),o.lineTo(s+l,c+u)),r+1<t.rows&&n[r+1]?.[a]!==i&&(o.moveTo(s,c+u),o.lineTo(s+l,c+u))})}),e.strokeStyle=`#16191d`,e.lineWidth=1,e.globalAlpha=.55,e.stroke(o),e.globalAlpha=1,e.textAlign=`center`,e.textBaseline=`middle`,e.font=`600 ${this.digits}px system-ui, sans-serif`;for(let{value:n,row:o,column:s,room:c}of this.found){let[l,u,d,f]=L(t,{own:o,other:s});n===0||(2*c-1)*Math.min(d,f)<1.2*this.digits||(e.fillStyle=q(K(a,(n-r)/(i-r||1))),e.fillText(String(n),l+d/2,u+f/2))}}axes(t,n,r){t.fillStyle=getComputedStyle(this).getPropertyValue(`--ink`),t.font=`${.9*this.digits}px system-ui, sans-serif`;let i=me(this.columns);for(let e=0;e<this.columns;e+=i){let r=(e+.5)*n/this.columns;t.textAlign=`center`,t.textBaseline=`top`,t.fillText(String(e),this.edge+r,n+6),t.textAlign=`right`,t.textBaseline=`middle`,t.fillText(String(e),this.edge-6,r)}t.textAlign=`center`,t.font=`600 ${.9*this.digits}px system-ui, sans-serif`,t.fillText(e(`other-points`),this.edge+n/2,r-.6*this.digits),t.save(),t.translate(.6*this.digits,n/2),t.rotate(-Math.PI/2),t.fillText(e(`own-points`),0,0),t.restore()}onPoint(e){let t=this.canvas.getBoundingClientRect(),n=this.field(t.width);this.look(ce(n,e.clientX-t.left,e.clientY-t.top))}onKey(e){let t=R(this.field(1),this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};x([d({attribute:!1})],Y.prototype,`values`,void 0),x([d({type:Number})],Y.prototype,`low`,void 0),x([d({type:Number})],Y.prototype,`high`,void 0),x([d()],Y.prototype,`scale`,void 0),x([d({attribute:!1})],Y.prototype,`spot`,void 0),x([d()],Y.prototype,`label`,void 0),x([d({type:Boolean})],Y.prototype,`parts`,void 0),x([a(`canvas`)],Y.prototype,`canvas`,void 0),Y=x([w(`heat-map`)],Y);function me(e){return[1,2,5,10,20,25,50,100,200,250,500].find(t=>e/t<=10)??500}var he=p`
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
`;function X(t){let n=String(t),r=n.split(`/`);return r.every(e=>e.length<=24)?m`<span class="mono fraction">${n.replace(`-`,`−`)}</span>`:m`<span class="mono fraction">${r.map(N).join(` / `)}</span>
    <button class="small" @click=${()=>void ee(n)}>
      ${e(`copy-digits`,{digits:n.replace(/\D/g,``).length})}
    </button>`}function ge(n){let r=(n.other_strategy?.length??0)>0,i=n.choices.map(({gain:e})=>M(e)),a=Math.max(...i),o=a-Math.min(...i)||1;return m`<table class="bars">
    <thead>
      <tr>
        <th class="number">${e(`dice`)}</th>
        <th class="number">${e(`gain`)}</th>
        <th class="bar">${e(`behind-best`)}</th>
        ${r?m`<th class="number">${e(`chosen`)}</th>`:t}
        ${r?m`<th class="number">${e(`other-chooses`)}</th>`:t}
      </tr>
    </thead>
    <tbody>
      ${n.choices.map(({choice:e,chance:s},c)=>{let u=i[c]??0;return m`<tr class=${s>0?`best`:``}>
          <td class="number">${e}</td>
          <td class="number">${v(u,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(a-u)/o} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${r?m`<td class="number">${l(s)}</td>`:t}
          ${r?m`<td class="number">${l(n.other_strategy?.[c]??0)}</td>`:t}
        </tr>`})}
    </tbody>
  </table>`}function _e(t){let n=Math.max(...t.choices.map(({gain:e})=>M(e))),r=v(M(t.value),6);return e(`standing-proof`,{value:r,most:v(n,6)})}function ve(t){let n=t.payoffs??[];return m`<section class="card stack" aria-label=${e(`best-mixture`)}>
    <h2>${e(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${e(`best-mixture`)}>
      ${ye(t.strategy)}
    </div>
    <p class="small">
      ${t.unique===!0?e(`only-best`):t.unique===!1?e(`not-only-best`):``}
      ${Z(t)}
    </p>
    <h2>${e(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${e(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${n.map((e,t)=>m`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${n.map((e,t)=>m`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(be)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function ye(n){let r=n.some(e=>typeof e==`string`);return m`<table>
    <thead>
      <tr>
        <th class="number">${e(`dice`)}</th>
        <th class="number">${e(`chosen`)}</th>
        ${r?m`<th>${e(`fraction`)}</th>`:t}
      </tr>
    </thead>
    <tbody>
      ${n.map((e,n)=>M(e)===0?t:m`<tr>
              <th scope="row" class="number">${n+1}</th>
              <td class="number">${l(M(e),2)}</td>
              ${r?m`<td>${X(e)}</td>`:t}
            </tr>`)}
    </tbody>
  </table>`}function be(e){let n=K(`balance`,(M(e)+1)/2);return m`<td
    title=${typeof e==`string`?e:t}
    .style=${`background: ${J(n)}; color: ${q(n)}`}
  >
    ${v(M(e),2)}
  </td>`}function Z(t){if(typeof t.value==`string`)return e(`certificate-exact`);let n=t.certificate===0?`0`:t.certificate.toExponential(1);return e(`certificate`,{gap:n})}function xe(t){let n=V(t.dice,t.lost??[]).map((e,t)=>({own:t,text:W(e)})),r=()=>t.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return m`<details>
    <summary>${e(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>_(`strategy.csv`,`${r()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>_(`dice.json`,JSON.stringify(t),`application/json`)}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${e(`strategy-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${e(`own-points`)}</th>
            <th>${e(`runs-title`)}</th>
          </tr>
        </thead>
        <tbody>
          ${n.map(({own:e,text:t})=>m`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function Se(n){if(n.gain.length===0)return t;let r=()=>n.gain.map(e=>e.join(`,`)).join(`
`);return m`<details>
    <summary>${e(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>_(`fractions.csv`,`${r()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${e(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${e(`own-points`)}</th>
            <th class="number">${e(`other-points`)}</th>
            <th>${e(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${n.gain.map((e,t)=>e.map((e,n)=>m`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${X(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var Ce=80,we=400,Q=class extends r{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=P({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new h(this),this.exact=new h(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.known=null}static{this.styles=[s,he]}willUpdate(e){e.has(`address`)&&C(this.address)!==this.written&&(this.written=C(this.address),this.view=P(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([j(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),Ce))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...j(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),we))}get card(){return this.games.find(e=>te(e,`dice`))}render(){let{job:n,view:r}=this;return m`<div class="screen">
      <section class="card stack" aria-label=${e(`screen-dice`)}>
        ${this.form()}
        ${n.running?m`<job-progress
                .progress=${n.progress}
                @cancel=${()=>n.cancel()}
              ></job-progress>`:t}
        ${n.refusal?y(n.refusal,()=>this.solve()):t}
        ${n.result?m`<p class="sentence" aria-live="polite">${this.sentence(n.result)}</p>`:t}
        ${n.result&&r.fractions?this.exactValue():t}
      </section>
      ${n.result?r.variant===`one-turn`?this.oneTurn(n.result):this.map(n.result):t}
      <dice-curves .race=${j(r)}></dice-curves>
    </div>`}form(){let{view:t,card:n}=this,r=t.variant===T,i=O(n).filter(({name:e})=>!r||e!==`n`),a=n?.parameters.flatMap(({choices:e})=>e??[])??[];return m`<div class="form">
      ${i.map(e=>this.numberField(e))}
      <label class="field"
        >${e(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${k(n).map(n=>m`<option value=${n} ?selected=${n===t.variant}>
                ${n===`one-turn`?e(`variant-one-turn`):a.find(({word:e})=>e===n)?.about??n}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${t.fractions&&t.variant!==`simultaneous`}
          ?disabled=${t.variant===E}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${e(`fractions`)}</label
      >
    </div>`}numberField({name:e,about:t,low:n,high:r}){return m`<number-field
      data-parameter=${e}
      label=${`${t} (${n} – ${r})`}
      .low=${n??0}
      .high=${r??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:t}=this,n=D.filter(e=>e!==`support`||t.variant===`simultaneous`);return m`<label class="field"
      >${e(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${n.map(n=>m`<option value=${n} ?selected=${n===t.layer}>
              ${e(`layer-${n}`)}
            </option>`)}
      </select>
    </label>`}map(n){let{spot:r,layer:i}=this.view,a=this.view.fractions?this.exact.result:null;return m`<div class="both">
      <section class="card stack" aria-label=${e(`layer-${i}`)}>
        ${this.layerChoice()}
        <heat-map
          .values=${this.values(n)}
          .low=${this.range(n)[0]}
          .high=${this.range(n)[1]}
          .scale=${i===`gain`?`balance`:`amount`}
          .parts=${i===`dice`||i===`support`}
          .spot=${r}
          .label=${e(`layer-${i}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.legend(n)} ${xe(n)} ${a?Se(a):t}
      </section>
      <section class="card stack" aria-label=${e(`standing`)}>
        ${this.standingCard(n)}
      </section>
    </div>`}values(e){switch(this.view.layer){case`dice`:return this.best(e);case`gain`:return e.gain.map(e=>e.map(M));case`support`:return e.support??[];case`edge`:return e.edge??[]}}best(e){return this.known?.race!==e&&(this.known={race:e,best:V(e.dice,e.lost??[])}),this.known.best}range(e){switch(this.view.layer){case`dice`:return[1,e.d];case`gain`:return[-1,1];case`support`:return[1,Math.max(2,...(e.support??[]).map(e=>Math.max(...e)))];case`edge`:return[0,Math.max(1e-9,...(e.edge??[]).map(e=>Math.max(...e)))]}}legend(r){let[i,a]=this.range(r),{layer:o,variant:s}=this.view,c=o===`dice`||o===`support`,l=c?a-i+1:5,u=Array.from({length:l},(e,t)=>i+t*(a-i)/Math.max(1,l-1));return m`<ul class="legend" aria-label=${e(`legend`)}>
      ${u.map(e=>{let t=K(o===`gain`?`balance`:`amount`,(e-i)/(a-i||1));return m`<li .style=${`background: ${J(t)}; color: ${q(t)}`}>
          ${c?n(e):n(e,2)}
        </li>`})}
      ${o===`dice`&&s===`simultaneous`?m`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${e(`mixture`)}</li>`:t}
      ${o===`dice`&&r.lost?m`<li class="lost" aria-hidden="true"></li>
              <li>× ${e(`every-choice-loses`)}</li>`:t}
    </ul>`}standingCard(n){let{own:r,other:i}=this.view.spot,a=this.best(n)[r]?.[i]??null,o=M(n.gain[r]?.[i]??0),s=$(this.standing,this.view.spot)?this.standing:null,c=(e,t)=>m`<number-field
        label=${t}
        .high=${n.n-1}
        .value=${this.view.spot[e]}
        @number=${t=>this.change({spot:{...this.view.spot,[e]:t.detail}},!1)}
      ></number-field>`;return m`
      <div class="row end">
        ${c(`own`,e(`own-points`))} ${c(`other`,e(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${H(a)}</span>
        <span>
          ${a===null?e(`mixture-here`):a===0?e(`lost-here`):e(`throw`,{dice:a})}<br />
          ${e(`mean-gain`,{gain:v(o,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():t}
      ${s?ge(s):m`<p class="soft small">${this.lookRefusal?y(this.lookRefusal):e(`loading`)}</p>`}
      ${s&&this.view.variant===`simultaneous`?m`<p class="small">${_e(s)}</p>`:t}
      <p class="small soft">${Z(this.view.fractions&&this.exact.result||n)}</p>
    `}exactValue(){let{exact:n,view:r}=this;return r.variant===`simultaneous`?t:n.running?m`<job-progress
        .progress=${n.progress}
        @cancel=${()=>n.cancel()}
      ></job-progress>`:n.refusal?y(n.refusal):n.result?m`<p id="exact-value">${e(`exact-value`)} ${X(n.result.value)}</p>`:t}exactHere(){let{result:n}=this.exact,{own:r,other:i}=this.view.spot,a=n?.gain[r]?.[i],o=$(n?.at??null,this.view.spot)?n?.at?.value:a;return o===void 0?t:m`<p id="exact-here">${e(`exact-gain`)} ${X(o)}</p>`}oneTurn(e){return ve((this.view.fractions?this.exact.result:null)??e)}sentence(t){let n=v(M(t.value),4);return this.view.variant===`one-turn`?e(`one-turn-sentence`,{d:t.d,value:n}):e(`race-sentence`,{n:t.n,d:t.d,value:n,richest:t.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.job.start(`dice`,{...j(this.view),edge:this.view.layer===`edge`})}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...j(this.view),at:[e,t]};this.standing=await u.diceAt(n,this.asking.signal),this.lookRefusal=null}catch(e){i(e)||(this.lookRefusal=c(e))}}change(e,t){this.view=F({...this.view,...e});let n=ae(this.view);this.written=C(n),this.tell(`address`,n),t&&this.solve()}};x([d({attribute:!1})],Q.prototype,`games`,void 0),x([d({attribute:!1})],Q.prototype,`address`,void 0),x([o()],Q.prototype,`view`,void 0),x([o()],Q.prototype,`standing`,void 0),x([o()],Q.prototype,`lookRefusal`,void 0),Q=x([w(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};