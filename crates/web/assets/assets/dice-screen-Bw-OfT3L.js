import{A as e,C as t,D as n,E as r,F as i,I as a,L as o,M as s,N as c,O as l,P as u,R as d,S as f,T as p,V as m,_ as h,a as g,g as _,i as v,j as y,m as b,n as x,w as S,y as ee,z as C}from"./index-DAlzBVY8.js";import{t as w}from"./number-field-C4lqbuQz.js";import"./line-chart-DTa-Roqh.js";var te=[`optimal`,`blind`,`random`],T=class extends S{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.curves=new w(this)}static{this.styles=[e]}render(){let{curves:e,parameter:t}=this,n=e.result;return C`<section class="card stack" aria-label=${l(`curves`)}>
      <h2>${l(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${l(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${t===`n`}>${l(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${t===`d`}>${l(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${l(`draw-it`)}
        </button>
      </div>
      ${e.running?C`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:d}
      ${e.refusal?g(e.refusal):d}
      ${n?C`<line-chart
              .x=${n.values}
              .curves=${n.curves.map(({a:e,b:t,points:n})=>({label:l(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
              x-label=${n.parameter===`n`?`N (${l(`points-to-win`)})`:`D (${l(`most-dice`)})`}
              y-label=${l(`mean-gain-first`)}
            ></line-chart>`:d}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:te})}};f([a({attribute:!1})],T.prototype,`race`,void 0),f([i()],T.prototype,`parameter`,void 0),T=f([o(`dice-curves`)],T);function E(e){let t=D(e),n=e.map(e=>e.map(()=>!1)),r=[];return e.forEach((i,a)=>{i.forEach((i,o)=>{if(i===null||n[a]?.[o])return;let s={value:i,row:a,column:o,room:0},c=[[a,o]];for(let r=c.pop();r;r=c.pop()){let[a,o]=r,l=n[a];if(!l||l[o]!==!1||e[a]?.[o]!==i)continue;l[o]=!0;let u=t[a]?.[o]??0;u>s.room&&(s={value:i,row:a,column:o,room:u}),c.push([a-1,o],[a+1,o],[a,o-1],[a,o+1])}r.push(s)})}),r}function D(e){let t=e.map(e=>e.map(()=>1/0));for(let n of[1,-1]){let r=[[-n,-1],[-n,0],[-n,1],[0,-n]],i=e=>n===1?e:e.reverse();for(let n of i([...e.keys()]))for(let a of i([...(e[n]??[]).keys()])){let i=r.map(([r,i])=>e[n+r]?.[a+i]===e[n]?.[a]?t[n+r]?.[a+i]??0:0),o=t[n];o&&(o[a]=Math.min(o[a]??1/0,1+Math.min(...i)))}}return t}var O=[[239,246,251],[171,209,235],[87,160,207],[0,105,166],[2,45,77]],k=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function A(e,t){let n=e===`amount`?O:k,r=Math.max(0,Math.min(1,t))*(n.length-1),i=n[Math.floor(r)]??[0,0,0],a=n[Math.ceil(r)]??i,o=r-Math.floor(r),s=e=>Math.round(i[e]+(a[e]-i[e])*o);return[s(0),s(1),s(2)]}function j(e){return(M(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function M(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function N([e,t,n]){return`rgb(${e} ${t} ${n})`}var ne=44,re=16,ie=[255,255,255],P=class extends S{constructor(...e){super(...e),this.values=[],this.low=0,this.high=1,this.scale=`amount`,this.spot={own:0,other:0},this.label=``,this.parts=!1,this.found=[],this.ground=null,this.observer=new ResizeObserver(()=>{this.ground=null,this.draw()})}static{this.styles=[e,m`
      canvas {
        display: block;
        width: 100%;
        max-width: min(40rem, max(20rem, 100vh - 12rem));
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `]}willUpdate(e){(e.has(`values`)||e.has(`parts`))&&(this.found=this.parts?E(this.values):[])}render(){return C`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${l(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`}firstUpdated(){this.observer.observe(this.canvas)}updated(e){e.size===1&&e.has(`spot`)||(this.ground=null),this.draw()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}get rows(){return this.values.length}get columns(){return this.values[0]?.length??0}get edge(){return ne*t()}get digits(){return re*t()}draw(){let{canvas:e,rows:t,columns:n}=this,r=e.clientWidth,i=e.getContext(`2d`);if(!i||r===0||t===0)return;let a=Math.min(window.devicePixelRatio||1,3);e.width=e.height=Math.round(r*a),this.ground??=this.painted(r,a),i.drawImage(this.ground,0,0),i.scale(a,a);let o=r-this.edge,[s,c]=[o/n,o/t],l=getComputedStyle(this),{own:u,other:d}=this.spot,[f,p]=[this.edge+d*s,o-(u+1)*c];for(let[e,t]of[[4.5,l.getPropertyValue(`--surface`)],[2,l.getPropertyValue(`--ink`)]]){i.lineWidth=e,i.strokeStyle=t;let n=Math.max(0,(9-s)/2);i.strokeRect(f-n,p-n,s+2*n,c+2*n)}}painted(e,t){let n=Math.round(e*t),r=new OffscreenCanvas(n,n),i=r.getContext(`2d`);if(!i)return r;i.scale(t,t);let a=e-this.edge;return this.paint(i,a),this.hatch(i,a),this.parts&&this.number(i,a),this.axes(i,a,e),r}paint(e,t){let{rows:n,columns:r,low:i,high:a,scale:o}=this,s=new ImageData(r,n);this.values.forEach((e,t)=>{e.forEach((e,c)=>{let l=4*((n-1-t)*r+c),u=e===null?.5:(e-i)/(a-i||1),d=e===null?ie:A(o,u);s.data.set([...d,255],l)})});let c=new OffscreenCanvas(r,n);c.getContext(`2d`)?.putImageData(s,0,0),e.imageSmoothingEnabled=!1,e.drawImage(c,this.edge,0,t,t)}hatch(e,t){let[n,r]=[t/this.columns,t/this.rows],i=new Path2D;this.values.forEach((e,a)=>{e.forEach((e,o)=>{e===null&&i.rect(this.edge+o*n,t-(a+1)*r,n,r)})}),e.save(),e.clip(i),e.strokeStyle=`#16191d`,e.lineWidth=1.5,e.beginPath();for(let n=this.edge-t;n<this.edge+t;n+=7)e.moveTo(n,t),e.lineTo(n+t,0);e.stroke(),e.restore()}number(e,t){let{values:n,rows:r,columns:i,low:a,high:o,scale:s}=this,[c,l]=[t/i,t/r],u=new Path2D;n.forEach((e,a)=>{e.forEach((o,s)=>{let[d,f]=[this.edge+s*c,t-(a+1)*l];s+1<i&&e[s+1]!==o&&(u.moveTo(d+c,f),u.lineTo(d+c,f+l)),a+1<r&&n[a+1]?.[s]!==o&&(u.moveTo(d,f),u.lineTo(d+c,f))})}),e.strokeStyle=`#16191d`,e.lineWidth=1,e.globalAlpha=.55,e.stroke(u),e.globalAlpha=1,e.textAlign=`center`,e.textBaseline=`middle`,e.font=`600 ${this.digits}px system-ui, sans-serif`;for(let{value:n,row:r,column:i,room:u}of this.found)(2*u-1)*Math.min(c,l)<1.2*this.digits||(e.fillStyle=j(A(s,(n-a)/(o-a||1))),e.fillText(String(n),this.edge+(i+.5)*c,t-(r+.5)*l))}axes(e,t,n){e.fillStyle=getComputedStyle(this).getPropertyValue(`--ink`),e.font=`${.9*this.digits}px system-ui, sans-serif`;let r=ae(this.columns);for(let n=0;n<this.columns;n+=r){let r=(n+.5)*t/this.columns;e.textAlign=`center`,e.textBaseline=`top`,e.fillText(String(n),this.edge+r,t+6),e.textAlign=`right`,e.textBaseline=`middle`,e.fillText(String(n),this.edge-6,t-r)}e.textAlign=`center`,e.font=`600 ${.9*this.digits}px system-ui, sans-serif`,e.fillText(l(`other-points`),this.edge+t/2,n-.6*this.digits),e.save(),e.translate(.6*this.digits,t/2),e.rotate(-Math.PI/2),e.fillText(l(`own-points`),0,0),e.restore()}onPoint(e){let t=this.canvas.getBoundingClientRect(),n=t.width-this.edge,r=Math.floor((e.clientX-t.left-this.edge)/n*this.columns),i=Math.floor((n-(e.clientY-t.top))/n*this.rows);this.look(i,r)}onKey(e){let t=e.shiftKey?10:1,{own:n,other:r}=this.spot,i={ArrowUp:[t,0],ArrowDown:[-t,0],ArrowRight:[0,t],ArrowLeft:[0,-t]}[e.key];if(!i)return;e.preventDefault();let a=(e,t)=>Math.max(0,Math.min(t-1,e));this.look(a(n+i[0],this.rows),a(r+i[1],this.columns))}look(e,t){!(0<=e&&e<this.rows&&0<=t&&t<this.columns)||e===this.spot.own&&t===this.spot.other||this.tell(`spot`,{own:e,other:t})}};f([a({attribute:!1})],P.prototype,`values`,void 0),f([a({type:Number})],P.prototype,`low`,void 0),f([a({type:Number})],P.prototype,`high`,void 0),f([a()],P.prototype,`scale`,void 0),f([a({attribute:!1})],P.prototype,`spot`,void 0),f([a()],P.prototype,`label`,void 0),f([a({type:Boolean})],P.prototype,`parts`,void 0),f([u(`canvas`)],P.prototype,`canvas`,void 0),P=f([o(`heat-map`)],P);function ae(e){return[1,2,5,10,20,25,50,100,200,250,500].find(t=>e/t<=10)??500}var oe=m`
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
`,F=`one-turn`,I=`simultaneous`,L=`turns`,R=[`dice`,`gain`,`support`,`edge`];function z(e){return e?.parameters.filter(ee)??[]}function B(e){return[...(e?.parameters.find(({name:e})=>e===L)?.choices??[]).map(({word:e})=>e),F]}function V(e){return e.numbers.get(`n`)??1}function H({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function U(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return W(BigInt(t),BigInt(n))}function W(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var G=6;function K(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,G)}…${n.slice(-6)}`}function q(e,t){let n=b(e,`map`),r=b(e,`variant`)??``,i=/^(simultaneous-)?zero$/.test(r),a=i?r===`zero`?`sequential`:I:r,o=B(t);return J({numbers:new Map(z(t).map(({name:t,default:n,low:r,high:a})=>{let o=_(e,t,t===`one`&&i?0:Number(n));return[t,Math.min(Math.max(o,r??o),a??o)]})),variant:o.find(e=>e===a)??o[0]??`one-turn`,layer:R.find(e=>e===n)??`dice`,fractions:b(e,`fractions`)===`yes`,spot:{own:_(e,`own`,0),other:_(e,`other`,0)}})}function J(e){let t=t=>Math.min(t,V(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function se({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}function Y(e){let t=String(e),n=t.split(`/`);return n.every(e=>e.length<=24)?C`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:C`<span class="mono fraction">${n.map(K).join(` / `)}</span>
    <button class="small" @click=${()=>void x(t)}>
      ${l(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function ce(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function le(e){return ce(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${n??`~`}`).join(` · `)}function ue(e){let t=(e.other_strategy?.length??0)>0,i=e.choices.map(({gain:e})=>U(e)),a=Math.max(...i),o=a-Math.min(...i)||1;return C`<table class="bars">
    <thead>
      <tr>
        <th class="number">${l(`dice`)}</th>
        <th class="number">${l(`gain`)}</th>
        <th class="bar">${l(`behind-best`)}</th>
        ${t?C`<th class="number">${l(`chosen`)}</th>`:d}
        ${t?C`<th class="number">${l(`other-chooses`)}</th>`:d}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:s,chance:c},l)=>{let u=i[l]??0;return C`<tr class=${c>0?`best`:``}>
          <td class="number">${s}</td>
          <td class="number">${n(u,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(a-u)/o} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${t?C`<td class="number">${r(c)}</td>`:d}
          ${t?C`<td class="number">${r(e.other_strategy?.[l]??0)}</td>`:d}
        </tr>`})}
    </tbody>
  </table>`}function de(e){let t=Math.max(...e.choices.map(({gain:e})=>U(e))),r=n(U(e.value),6);return l(`standing-proof`,{value:r,most:n(t,6)})}function fe(e){let t=e.payoffs??[];return C`<section class="card stack" aria-label=${l(`best-mixture`)}>
    <h2>${l(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${l(`best-mixture`)}>
      ${pe(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?l(`only-best`):e.unique===!1?l(`not-only-best`):``}
      ${X(e)}
    </p>
    <h2>${l(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${l(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${t.map((e,t)=>C`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map((e,t)=>C`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(me)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function pe(e){let t=e.some(e=>typeof e==`string`);return C`<table>
    <thead>
      <tr>
        <th class="number">${l(`dice`)}</th>
        <th class="number">${l(`chosen`)}</th>
        ${t?C`<th>${l(`fraction`)}</th>`:d}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,n)=>U(e)===0?d:C`<tr>
              <th scope="row" class="number">${n+1}</th>
              <td class="number">${r(U(e),2)}</td>
              ${t?C`<td>${Y(e)}</td>`:d}
            </tr>`)}
    </tbody>
  </table>`}function me(e){let t=A(`balance`,(U(e)+1)/2);return C`<td
    title=${typeof e==`string`?e:d}
    .style=${`background: ${N(t)}; color: ${j(t)}`}
  >
    ${n(U(e),2)}
  </td>`}function X(e){if(typeof e.value==`string`)return l(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return l(`certificate`,{gap:t})}function he(e){let t=e.dice.map((e,t)=>({own:t,text:le(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return C`<details>
    <summary>${l(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>v(`strategy.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>v(`dice.json`,JSON.stringify(e),`application/json`)}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${l(`strategy-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${l(`own-points`)}</th>
            <th>${l(`runs-title`)}</th>
          </tr>
        </thead>
        <tbody>
          ${t.map(({own:e,text:t})=>C`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function Z(e){if(e.gain.length===0)return d;let t=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return C`<details>
    <summary>${l(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>v(`fractions.csv`,`${t()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${l(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${l(`own-points`)}</th>
            <th class="number">${l(`other-points`)}</th>
            <th>${l(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.gain.map((e,t)=>e.map((e,n)=>C`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${Y(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var ge=80,_e=400,Q=class extends S{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=q({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new w(this),this.exact=new w(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``}static{this.styles=[e,oe]}willUpdate(e){e.has(`address`)&&h(this.address)!==this.written&&(this.written=h(this.address),this.view=q(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([H(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),ge))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...H(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),_e))}get card(){return this.games.find(({abilities:e})=>e.race)}render(){let{job:e,view:t}=this;return C`<div class="screen">
      <section class="card stack" aria-label=${l(`screen-dice`)}>
        ${this.form()}
        ${e.running?C`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:d}
        ${e.refusal?g(e.refusal,()=>this.solve()):d}
        ${e.result?C`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:d}
        ${e.result&&t.fractions?this.exactValue():d}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):d}
      <dice-curves .race=${H(t)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,n=e.variant===F,r=z(t).filter(({name:e})=>!n||e!==`n`),i=t?.parameters.flatMap(({choices:e})=>e??[])??[];return C`<div class="form">
      ${r.map(e=>this.numberField(e))}
      <label class="field"
        >${l(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${B(t).map(t=>C`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?l(`variant-one-turn`):i.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===I}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${l(`fractions`)}</label
      >
    </div>`}numberField({name:e,about:t,low:n,high:r}){return C`<number-field
      data-parameter=${e}
      label=${`${t} (${n} – ${r})`}
      .low=${n??0}
      .high=${r??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,t=R.filter(t=>t!==`support`||e.variant===`simultaneous`);return C`<label class="field"
      >${l(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>C`<option value=${t} ?selected=${t===e.layer}>
              ${l(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:t,layer:n}=this.view,r=this.view.fractions?this.exact.result:null;return C`<div class="both">
      <section class="card stack" aria-label=${l(`layer-${n}`)}>
        ${this.layerChoice()}
        <heat-map
          .values=${this.values(e)}
          .low=${this.range(e)[0]}
          .high=${this.range(e)[1]}
          .scale=${n===`gain`?`balance`:`amount`}
          .parts=${n===`dice`||n===`support`}
          .spot=${t}
          .label=${l(`layer-${n}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.legend(e)} ${he(e)} ${r?Z(r):d}
      </section>
      <section class="card stack" aria-label=${l(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}values(e){switch(this.view.layer){case`dice`:return e.dice;case`gain`:return e.gain.map(e=>e.map(U));case`support`:return e.support??[];case`edge`:return e.edge??[]}}range(e){switch(this.view.layer){case`dice`:return[1,e.d];case`gain`:return[-1,1];case`support`:return[1,Math.max(2,...(e.support??[]).map(e=>Math.max(...e)))];case`edge`:return[0,Math.max(1e-9,...(e.edge??[]).map(e=>Math.max(...e)))]}}legend(e){let[t,n]=this.range(e),{layer:r,variant:i}=this.view,a=r===`dice`||r===`support`,o=a?n-t+1:5,s=Array.from({length:o},(e,r)=>t+r*(n-t)/Math.max(1,o-1));return C`<ul class="legend" aria-label=${l(`legend`)}>
      ${s.map(e=>{let i=A(r===`gain`?`balance`:`amount`,(e-t)/(n-t||1));return C`<li .style=${`background: ${N(i)}; color: ${j(i)}`}>
          ${a?p(e):p(e,2)}
        </li>`})}
      ${r===`dice`&&i===`simultaneous`?C`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${l(`mixture`)}</li>`:d}
    </ul>`}standingCard(e){let{own:t,other:r}=this.view.spot,i=e.dice[t]?.[r]??null,a=U(e.gain[t]?.[r]??0),o=$(this.standing,this.view.spot)?this.standing:null,s=(t,n)=>C`<number-field
        label=${n}
        .high=${e.n-1}
        .value=${this.view.spot[t]}
        @number=${e=>this.change({spot:{...this.view.spot,[t]:e.detail}},!1)}
      ></number-field>`;return C`
      <div class="row end">
        ${s(`own`,l(`own-points`))} ${s(`other`,l(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${i??`~`}</span>
        <span>
          ${i===null?l(`mixture-here`):l(`throw`,{dice:i})}<br />
          ${l(`mean-gain`,{gain:n(a,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():d}
      ${o?ue(o):C`<p class="soft small">${this.lookRefusal?g(this.lookRefusal):l(`loading`)}</p>`}
      ${o&&this.view.variant===`simultaneous`?C`<p class="small">${de(o)}</p>`:d}
      <p class="small soft">${X(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:t}=this;return t.variant===`simultaneous`?d:e.running?C`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?g(e.refusal):e.result?C`<p id="exact-value">${l(`exact-value`)} ${Y(e.result.value)}</p>`:d}exactHere(){let{result:e}=this.exact,{own:t,other:n}=this.view.spot,r=e?.gain[t]?.[n],i=$(e?.at??null,this.view.spot)?e?.at?.value:r;return i===void 0?d:C`<p id="exact-here">${l(`exact-gain`)} ${Y(i)}</p>`}oneTurn(e){return fe((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=n(U(e.value),4);return this.view.variant===`one-turn`?l(`one-turn-sentence`,{d:e.d,value:t}):l(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.job.start(`dice`,{...H(this.view),edge:this.view.layer===`edge`})}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...H(this.view),at:[e,t]};this.standing=await s.diceAt(n,this.asking.signal),this.lookRefusal=null}catch(e){c(e)||(this.lookRefusal=y(e))}}change(e,t){this.view=J({...this.view,...e});let n=se(this.view);this.written=h(n),this.tell(`address`,n),t&&this.solve()}};f([a({attribute:!1})],Q.prototype,`games`,void 0),f([a({attribute:!1})],Q.prototype,`address`,void 0),f([i()],Q.prototype,`view`,void 0),f([i()],Q.prototype,`standing`,void 0),f([i()],Q.prototype,`lookRefusal`,void 0),Q=f([o(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};