import{A as e,B as t,C as n,D as r,E as i,F as a,I as o,L as s,M as c,N as l,O as u,P as d,R as f,S as p,T as m,_ as h,a as g,b as _,c as ee,i as v,j as y,k as b,n as x,o as S,s as C,y as w}from"./index-Bdtt9Jlw.js";import{t as T}from"./job-D6ksH8UI.js";import"./line-chart-Dg05-dhm.js";var E=[`optimal`,`blind`,`random`],D=class extends r{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.curves=new T(this)}static{this.styles=[c]}render(){let{curves:e,parameter:t}=this,n=e.result;return f`<section class="card stack" aria-label=${y(`curves`)}>
      <h2>${y(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${y(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${t===`n`}>${y(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${t===`d`}>${y(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${y(`draw-it`)}
        </button>
      </div>
      ${e.running?f`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:s}
      ${e.refusal?g(e.refusal):s}
      ${n?f`<line-chart
              .x=${n.values}
              .curves=${n.curves.map(({a:e,b:t,points:n})=>({label:y(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
              x-label=${n.parameter===`n`?`N (${y(`points-to-win`)})`:`D (${y(`most-dice`)})`}
              y-label=${y(`mean-gain-first`)}
            ></line-chart>`:s}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:E})}};m([a({attribute:!1})],D.prototype,`race`,void 0),m([d()],D.prototype,`parameter`,void 0),D=m([o(`dice-curves`)],D);function te(e){let t=ne(e),n=e.map(e=>e.map(()=>!1)),r=[];return e.forEach((i,a)=>{i.forEach((i,o)=>{if(i===null||n[a]?.[o])return;let s={value:i,row:a,column:o,room:0},c=[[a,o]];for(let r=c.pop();r;r=c.pop()){let[a,o]=r,l=n[a];if(!l||l[o]!==!1||e[a]?.[o]!==i)continue;l[o]=!0;let u=t[a]?.[o]??0;u>s.room&&(s={value:i,row:a,column:o,room:u}),c.push([a-1,o],[a+1,o],[a,o-1],[a,o+1])}r.push(s)})}),r}function ne(e){let t=e.map(e=>e.map(()=>1/0));for(let n of[1,-1]){let r=[[-n,-1],[-n,0],[-n,1],[0,-n]],i=e=>n===1?e:e.reverse();for(let n of i([...e.keys()]))for(let a of i([...(e[n]??[]).keys()])){let i=r.map(([r,i])=>e[n+r]?.[a+i]===e[n]?.[a]?t[n+r]?.[a+i]??0:0),o=t[n];o&&(o[a]=Math.min(o[a]??1/0,1+Math.min(...i)))}}return t}var O=[[239,246,251],[171,209,235],[87,160,207],[0,105,166],[2,45,77]],k=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function A(e,t){let n=e===`amount`?O:k,r=Math.max(0,Math.min(1,t))*(n.length-1),i=n[Math.floor(r)]??[0,0,0],a=n[Math.ceil(r)]??i,o=r-Math.floor(r),s=e=>Math.round(i[e]+(a[e]-i[e])*o);return[s(0),s(1),s(2)]}function j(e){return(M(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function M(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function N([e,t,n]){return`rgb(${e} ${t} ${n})`}var P=44,F=16,re=[255,255,255],I=class extends r{constructor(...e){super(...e),this.values=[],this.low=0,this.high=1,this.scale=`amount`,this.spot={own:0,other:0},this.label=``,this.parts=!1,this.observer=new ResizeObserver(()=>this.draw())}static{this.styles=[c,t`
      canvas {
        display: block;
        width: 100%;
        max-width: min(40rem, max(20rem, 100vh - 12rem));
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `]}render(){return f`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${y(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`}firstUpdated(){this.observer.observe(this.canvas)}updated(e){this.draw()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}get rows(){return this.values.length}get columns(){return this.values[0]?.length??0}get edge(){return P*i()}get digits(){return F*i()}draw(){let{canvas:e,rows:t,columns:n}=this,r=e.clientWidth,i=e.getContext(`2d`);if(!i||r===0||t===0)return;let a=Math.min(window.devicePixelRatio||1,3);e.width=e.height=Math.round(r*a),i.scale(a,a),i.clearRect(0,0,r,r);let o=r-this.edge;this.paint(i,o),this.hatch(i,o),this.parts&&this.number(i,o),this.axes(i,o,r);let[s,c]=[o/n,o/t],l=getComputedStyle(this),{own:u,other:d}=this.spot,[f,p]=[this.edge+d*s,o-(u+1)*c];for(let[e,t]of[[4.5,l.getPropertyValue(`--surface`)],[2,l.getPropertyValue(`--ink`)]]){i.lineWidth=e,i.strokeStyle=t;let n=Math.max(0,(9-s)/2);i.strokeRect(f-n,p-n,s+2*n,c+2*n)}}paint(e,t){let{rows:n,columns:r,low:i,high:a,scale:o}=this,s=new ImageData(r,n);this.values.forEach((e,t)=>{e.forEach((e,c)=>{let l=4*((n-1-t)*r+c),u=e===null?.5:(e-i)/(a-i||1),d=e===null?re:A(o,u);s.data.set([...d,255],l)})});let c=new OffscreenCanvas(r,n);c.getContext(`2d`)?.putImageData(s,0,0),e.imageSmoothingEnabled=!1,e.drawImage(c,this.edge,0,t,t)}hatch(e,t){let[n,r]=[t/this.columns,t/this.rows],i=new Path2D;this.values.forEach((e,a)=>{e.forEach((e,o)=>{e===null&&i.rect(this.edge+o*n,t-(a+1)*r,n,r)})}),e.save(),e.clip(i),e.strokeStyle=`#16191d`,e.lineWidth=1.5,e.beginPath();for(let n=this.edge-t;n<this.edge+t;n+=7)e.moveTo(n,t),e.lineTo(n+t,0);e.stroke(),e.restore()}number(e,t){let{values:n,rows:r,columns:i,low:a,high:o,scale:s}=this,[c,l]=[t/i,t/r],u=new Path2D;n.forEach((e,a)=>{e.forEach((o,s)=>{let[d,f]=[this.edge+s*c,t-(a+1)*l];s+1<i&&e[s+1]!==o&&(u.moveTo(d+c,f),u.lineTo(d+c,f+l)),a+1<r&&n[a+1]?.[s]!==o&&(u.moveTo(d,f),u.lineTo(d+c,f))})}),e.strokeStyle=`#16191d`,e.lineWidth=1,e.globalAlpha=.55,e.stroke(u),e.globalAlpha=1,e.textAlign=`center`,e.textBaseline=`middle`,e.font=`600 ${this.digits}px system-ui, sans-serif`;for(let{value:r,row:i,column:u,room:d}of te(n))(2*d-1)*Math.min(c,l)<1.2*this.digits||(e.fillStyle=j(A(s,(r-a)/(o-a||1))),e.fillText(String(r),this.edge+(u+.5)*c,t-(i+.5)*l))}axes(e,t,n){e.fillStyle=getComputedStyle(this).getPropertyValue(`--ink`),e.font=`${.9*this.digits}px system-ui, sans-serif`;let r=ie(this.columns);for(let n=0;n<this.columns;n+=r){let r=(n+.5)*t/this.columns;e.textAlign=`center`,e.textBaseline=`top`,e.fillText(String(n),this.edge+r,t+6),e.textAlign=`right`,e.textBaseline=`middle`,e.fillText(String(n),this.edge-6,t-r)}e.textAlign=`center`,e.font=`600 ${.9*this.digits}px system-ui, sans-serif`,e.fillText(y(`other-points`),this.edge+t/2,n-.6*this.digits),e.save(),e.translate(.6*this.digits,t/2),e.rotate(-Math.PI/2),e.fillText(y(`own-points`),0,0),e.restore()}onPoint(e){let t=this.canvas.getBoundingClientRect(),n=t.width-this.edge,r=Math.floor((e.clientX-t.left-this.edge)/n*this.columns),i=Math.floor((n-(e.clientY-t.top))/n*this.rows);this.look(i,r)}onKey(e){let t=e.shiftKey?10:1,{own:n,other:r}=this.spot,i={ArrowUp:[t,0],ArrowDown:[-t,0],ArrowRight:[0,t],ArrowLeft:[0,-t]}[e.key];if(!i)return;e.preventDefault();let a=(e,t)=>Math.max(0,Math.min(t-1,e));this.look(a(n+i[0],this.rows),a(r+i[1],this.columns))}look(e,t){!(0<=e&&e<this.rows&&0<=t&&t<this.columns)||e===this.spot.own&&t===this.spot.other||this.tell(`spot`,{own:e,other:t})}};m([a({attribute:!1})],I.prototype,`values`,void 0),m([a({type:Number})],I.prototype,`low`,void 0),m([a({type:Number})],I.prototype,`high`,void 0),m([a()],I.prototype,`scale`,void 0),m([a({attribute:!1})],I.prototype,`spot`,void 0),m([a()],I.prototype,`label`,void 0),m([a({type:Boolean})],I.prototype,`parts`,void 0),m([l(`canvas`)],I.prototype,`canvas`,void 0),I=m([o(`heat-map`)],I);function ie(e){return[1,2,5,10,20,25,50,100,200,250,500].find(t=>e/t<=10)??500}var ae=t`
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
  .short {
    width: 6.5rem;
  }
  .form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3) var(--s4);
    align-items: end;
  }
  .form [data-parameter] {
    flex: 0 1 10rem;
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
`,L=`one-turn`,R=`simultaneous`,z=`turns`,B=[`dice`,`gain`,`support`,`edge`];function V(e){return e?.parameters.filter(p)??[]}function H(e){return[...(e?.parameters.find(({name:e})=>e===z)?.choices??[]).map(({word:e})=>e),L]}function U(e){return e.numbers.get(`n`)??1}function W({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function G(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return K(BigInt(t),BigInt(n))}function K(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var q=6;function oe(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,q)}…${n.slice(-6)}`}function J(e,t){let n=h(e,`map`),r=h(e,`variant`)??``,i=/^(simultaneous-)?zero$/.test(r),a=i?r===`zero`?`sequential`:R:r,o=H(t);return Y({numbers:new Map(V(t).map(({name:t,default:n,low:r,high:a})=>{let o=w(e,t,t===`one`&&i?0:Number(n));return[t,Math.min(Math.max(o,r??o),a??o)]})),variant:o.find(e=>e===a)??o[0]??`one-turn`,layer:B.find(e=>e===n)??`dice`,fractions:h(e,`fractions`)===`yes`,spot:{own:w(e,`own`,0),other:w(e,`other`,0)}})}function Y(e){let t=t=>Math.min(t,U(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function se({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}function X(e){let t=String(e),n=t.split(`/`);return n.every(e=>e.length<=24)?f`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:f`<span class="mono fraction">${n.map(oe).join(` / `)}</span>
    <button class="small" @click=${()=>void x(t)}>
      ${y(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function ce(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function le(e){return ce(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${n??`~`}`).join(` · `)}function ue(t){let n=(t.other_strategy?.length??0)>0,r=t.choices.map(({gain:e})=>G(e)),i=Math.max(...r),a=i-Math.min(...r)||1;return f`<table class="bars">
    <thead>
      <tr>
        <th class="number">${y(`dice`)}</th>
        <th class="number">${y(`gain`)}</th>
        <th class="bar">${y(`behind-best`)}</th>
        ${n?f`<th class="number">${y(`chosen`)}</th>`:s}
        ${n?f`<th class="number">${y(`other-chooses`)}</th>`:s}
      </tr>
    </thead>
    <tbody>
      ${t.choices.map(({choice:o,chance:c},l)=>{let u=r[l]??0;return f`<tr class=${c>0?`best`:``}>
          <td class="number">${o}</td>
          <td class="number">${e(u,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(i-u)/a} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${n?f`<td class="number">${b(c)}</td>`:s}
          ${n?f`<td class="number">${b(t.other_strategy?.[l]??0)}</td>`:s}
        </tr>`})}
    </tbody>
  </table>`}function de(t){let n=Math.max(...t.choices.map(({gain:e})=>G(e))),r=e(G(t.value),6);return y(`standing-proof`,{value:r,most:e(n,6)})}function fe(e){let t=e.payoffs??[];return f`<section class="card stack" aria-label=${y(`best-mixture`)}>
    <h2>${y(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${y(`best-mixture`)}>
      ${pe(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?y(`only-best`):e.unique===!1?y(`not-only-best`):``}
      ${Z(e)}
    </p>
    <h2>${y(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${y(`payoffs`)}>
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
                ${e.map(me)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function pe(e){let t=e.some(e=>typeof e==`string`);return f`<table>
    <thead>
      <tr>
        <th class="number">${y(`dice`)}</th>
        <th class="number">${y(`chosen`)}</th>
        ${t?f`<th>${y(`fraction`)}</th>`:s}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,n)=>G(e)===0?s:f`<tr>
              <th scope="row" class="number">${n+1}</th>
              <td class="number">${b(G(e),2)}</td>
              ${t?f`<td>${X(e)}</td>`:s}
            </tr>`)}
    </tbody>
  </table>`}function me(t){let n=A(`balance`,(G(t)+1)/2);return f`<td
    title=${typeof t==`string`?t:s}
    .style=${`background: ${N(n)}; color: ${j(n)}`}
  >
    ${e(G(t),2)}
  </td>`}function Z(e){if(typeof e.value==`string`)return y(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return y(`certificate`,{gap:t})}function he(e){let t=e.dice.map((e,t)=>({own:t,text:le(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return f`<details>
    <summary>${y(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>v(`strategy.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>v(`dice.json`,JSON.stringify(e),`application/json`)}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${y(`strategy-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${y(`own-points`)}</th>
            <th>${y(`runs-title`)}</th>
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
  </details>`}function ge(e){if(e.gain.length===0)return s;let t=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return f`<details>
    <summary>${y(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>v(`fractions.csv`,`${t()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${y(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${y(`own-points`)}</th>
            <th class="number">${y(`other-points`)}</th>
            <th>${y(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.gain.map((e,t)=>e.map((e,n)=>f`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${X(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var _e=80,ve=400,Q=class extends r{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=J({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new T(this),this.exact=new T(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``}static{this.styles=[c,ae]}willUpdate(e){e.has(`address`)&&_(this.address)!==this.written&&(this.written=_(this.address),this.view=J(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([W(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),_e))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let t=e.variant===`one-turn`?{}:{at:[e.spot.own,e.spot.other]},n={...W(e),exact:!0,...t},r=JSON.stringify(n);r!==this.askedExact&&(this.askedExact=r,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,n),ve))}get card(){return this.games.find(({abilities:e})=>e.race)}render(){let{job:e,view:t}=this;return f`<div class="screen">
      <section class="card stack" aria-label=${y(`screen-dice`)}>
        ${this.form()}
        ${e.running?f`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:s}
        ${e.refusal?g(e.refusal,()=>this.solve()):s}
        ${e.result?f`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:s}
        ${e.result&&t.fractions?this.exactValue():s}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):s}
      <dice-curves .race=${W(t)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,r=e.variant===L,i=V(t).filter(({name:e})=>!r||e!==`n`),a=t?.parameters.flatMap(({choices:e})=>e??[])??[];return f`<div class="form">
      ${i.map(t=>n(t,String(e.numbers.get(t.name)),e=>this.setNumber(t.name,e,t.low??0,t.high??0)))}
      <label class="field"
        >${y(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${H(t).map(t=>f`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?y(`variant-one-turn`):a.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===R}
          @change=${e=>this.change({fractions:e.target.checked},!1)}
        />${y(`fractions`)}</label
      >
    </div>`}setNumber(e,t,n,r){let i=Math.min(Math.max(Math.round(Number(t))||n,n),r);this.change({numbers:new Map(this.view.numbers).set(e,i)},!0)}layerChoice(){let{view:e}=this,t=B.filter(t=>t!==`support`||e.variant===`simultaneous`);return f`<label class="field"
      >${y(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>f`<option value=${t} ?selected=${t===e.layer}>
              ${y(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:t,layer:n}=this.view,r=this.view.fractions?this.exact.result:null;return f`<div class="both">
      <section class="card stack" aria-label=${y(`layer-${n}`)}>
        ${this.layerChoice()}
        <heat-map
          .values=${this.values(e)}
          .low=${this.range(e)[0]}
          .high=${this.range(e)[1]}
          .scale=${n===`gain`?`balance`:`amount`}
          .parts=${n===`dice`||n===`support`}
          .spot=${t}
          .label=${y(`layer-${n}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.legend(e)} ${he(e)} ${r?ge(r):s}
      </section>
      <section class="card stack" aria-label=${y(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}values(e){switch(this.view.layer){case`dice`:return e.dice;case`gain`:return e.gain.map(e=>e.map(G));case`support`:return e.support??[];case`edge`:return e.edge??[]}}range(e){switch(this.view.layer){case`dice`:return[1,e.d];case`gain`:return[-1,1];case`support`:return[1,Math.max(2,...(e.support??[]).map(e=>Math.max(...e)))];case`edge`:return[0,Math.max(1e-9,...(e.edge??[]).map(e=>Math.max(...e)))]}}legend(e){let[t,n]=this.range(e),{layer:r,variant:i}=this.view,a=r===`dice`||r===`support`,o=a?n-t+1:5,c=Array.from({length:o},(e,r)=>t+r*(n-t)/Math.max(1,o-1));return f`<ul class="legend" aria-label=${y(`legend`)}>
      ${c.map(e=>{let i=A(r===`gain`?`balance`:`amount`,(e-t)/(n-t||1));return f`<li .style=${`background: ${N(i)}; color: ${j(i)}`}>
          ${a?u(e):u(e,2)}
        </li>`})}
      ${r===`dice`&&i===`simultaneous`?f`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${y(`mixture`)}</li>`:s}
    </ul>`}standingCard(t){let{own:n,other:r}=this.view.spot,i=t.dice[n]?.[r]??null,a=G(t.gain[n]?.[r]??0),o=$(this.standing,this.view.spot)?this.standing:null,c=(e,n)=>f`<label class="field"
        >${n}
        <input
          class="short"
          type="number"
          min="0"
          max=${t.n-1}
          .value=${String(this.view.spot[e])}
          @change=${n=>{let r=Math.round(Number(n.target.value))||0,i={[e]:Math.min(Math.max(r,0),t.n-1)};this.change({spot:{...this.view.spot,...i}},!1)}}
        />
      </label>`;return f`
      <div class="row end">
        ${c(`own`,y(`own-points`))} ${c(`other`,y(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${i??`~`}</span>
        <span>
          ${i===null?y(`mixture-here`):y(`throw`,{dice:i})}<br />
          ${y(`mean-gain`,{gain:e(a,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():s}
      ${o?ue(o):f`<p class="soft small">${this.lookRefusal?g(this.lookRefusal):y(`loading`)}</p>`}
      ${o&&this.view.variant===`simultaneous`?f`<p class="small">${de(o)}</p>`:s}
      <p class="small soft">${Z(this.view.fractions&&this.exact.result||t)}</p>
    `}exactValue(){let{exact:e,view:t}=this;return t.variant===`simultaneous`?s:e.running?f`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?g(e.refusal):e.result?f`<p id="exact-value">${y(`exact-value`)} ${X(e.result.value)}</p>`:s}exactHere(){let{result:e}=this.exact,{own:t,other:n}=this.view.spot,r=e?.gain[t]?.[n],i=$(e?.at??null,this.view.spot)?e?.at?.value:r;return i===void 0?s:f`<p id="exact-here">${y(`exact-gain`)} ${X(i)}</p>`}oneTurn(e){return fe((this.view.fractions?this.exact.result:null)??e)}sentence(t){let n=e(G(t.value),4);return this.view.variant===`one-turn`?y(`one-turn-sentence`,{d:t.d,value:n}):y(`race-sentence`,{n:t.n,d:t.d,value:n,richest:t.richest})}solve(){this.standing=null,this.asked=``,this.askedExact=``,this.exact.reset(),this.job.start(`dice`,{...W(this.view),edge:this.view.layer===`edge`})}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...W(this.view),at:[e,t]},r=await C.diceAt(n,this.asking.signal);this.standing=`at`in r?r.at:r,this.lookRefusal=null}catch(e){ee(e)||(this.lookRefusal=S(e))}}change(e,t){this.view=Y({...this.view,...e});let n=se(this.view);this.written=_(n),this.tell(`address`,n),t&&this.solve()}};m([a({attribute:!1})],Q.prototype,`games`,void 0),m([a({attribute:!1})],Q.prototype,`address`,void 0),m([d()],Q.prototype,`view`,void 0),m([d()],Q.prototype,`standing`,void 0),m([d()],Q.prototype,`lookRefusal`,void 0),Q=m([o(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};