import{A as e,C as t,D as n,E as r,F as i,I as a,L as o,M as s,N as c,O as l,P as u,S as d,T as f,_ as p,a as m,b as h,c as g,i as _,j as v,k as y,n as b,o as x,s as S,y as C,z as w}from"./index-3h_3dC2o.js";import{t as T}from"./job-CjqJkIsf.js";import"./line-chart-BH1LEwXl.js";var ee=[`optimal`,`blind`,`random`],E=class extends r{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.curves=new T(this)}static{this.styles=[v]}render(){let{curves:t,parameter:n}=this,r=t.result;return o`<section class="card stack" aria-label=${e(`curves`)}>
      <div class="row end">
        <h2>${e(`curves`)}</h2>
        <label class="field"
          >${e(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${n===`n`}>${e(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${n===`d`}>${e(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${t.running} @click=${this.onCurves}>
          ${e(`draw-it`)}
        </button>
      </div>
      ${t.running?o`<job-progress
              .progress=${t.progress}
              @cancel=${()=>t.cancel()}
            ></job-progress>`:a}
      ${t.refusal?m(t.refusal):a}
      ${r?o`<line-chart
              .x=${r.values}
              .curves=${r.curves.map(({a:t,b:n,points:r})=>({label:e(`a-against-b`,{a:t,b:n}),values:r.map(({gain:e})=>e)}))}
              x-label=${r.parameter===`n`?`N (${e(`points-to-win`)})`:`D (${e(`most-dice`)})`}
              y-label=${e(`mean-gain-first`)}
            ></line-chart>`:a}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:ee})}};f([u({attribute:!1})],E.prototype,`race`,void 0),f([c()],E.prototype,`parameter`,void 0),E=f([i(`dice-curves`)],E);function D(e){let t=te(e),n=e.map(e=>e.map(()=>!1)),r=[];return e.forEach((i,a)=>{i.forEach((i,o)=>{if(i===null||n[a]?.[o])return;let s={value:i,row:a,column:o,room:0},c=[[a,o]];for(let r=c.pop();r;r=c.pop()){let[a,o]=r,l=n[a];if(!l||l[o]!==!1||e[a]?.[o]!==i)continue;l[o]=!0;let u=t[a]?.[o]??0;u>s.room&&(s={value:i,row:a,column:o,room:u}),c.push([a-1,o],[a+1,o],[a,o-1],[a,o+1])}r.push(s)})}),r}function te(e){let t=e.map(e=>e.map(()=>1/0));for(let n of[1,-1]){let r=[[-n,-1],[-n,0],[-n,1],[0,-n]],i=e=>n===1?e:e.reverse();for(let n of i([...e.keys()]))for(let a of i([...(e[n]??[]).keys()])){let i=r.map(([r,i])=>e[n+r]?.[a+i]===e[n]?.[a]?t[n+r]?.[a+i]??0:0),o=t[n];o&&(o[a]=Math.min(o[a]??1/0,1+Math.min(...i)))}}return t}var ne=[[239,246,251],[171,209,235],[87,160,207],[0,105,166],[2,45,77]],O=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function k(e,t){let n=e===`amount`?ne:O,r=Math.max(0,Math.min(1,t))*(n.length-1),i=n[Math.floor(r)]??[0,0,0],a=n[Math.ceil(r)]??i,o=r-Math.floor(r),s=e=>Math.round(i[e]+(a[e]-i[e])*o);return[s(0),s(1),s(2)]}function A(e){return(re(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function re(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function j([e,t,n]){return`rgb(${e} ${t} ${n})`}var M=44,N=15,P=[255,255,255],F=class extends r{constructor(...e){super(...e),this.values=[],this.low=0,this.high=1,this.scale=`amount`,this.spot={own:0,other:0},this.label=``,this.parts=!1,this.observer=new ResizeObserver(()=>this.draw())}static{this.styles=[v,w`
      canvas {
        display: block;
        width: 100%;
        max-width: 40rem;
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `]}render(){return o`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${e(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`}firstUpdated(){this.observer.observe(this.canvas)}updated(e){this.draw()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}get rows(){return this.values.length}get columns(){return this.values[0]?.length??0}draw(){let{canvas:e,rows:t,columns:n}=this,r=e.clientWidth,i=e.getContext(`2d`);if(!i||r===0||t===0)return;let a=Math.min(window.devicePixelRatio||1,3);e.width=e.height=Math.round(r*a),i.scale(a,a),i.clearRect(0,0,r,r);let o=r-M;this.paint(i,o),this.hatch(i,o),this.parts&&this.number(i,o),this.axes(i,o,r);let[s,c]=[o/n,o/t],l=getComputedStyle(this),{own:u,other:d}=this.spot,[f,p]=[M+d*s,o-(u+1)*c];for(let[e,t]of[[4.5,l.getPropertyValue(`--surface`)],[2,l.getPropertyValue(`--ink`)]]){i.lineWidth=e,i.strokeStyle=t;let n=Math.max(0,(9-s)/2);i.strokeRect(f-n,p-n,s+2*n,c+2*n)}}paint(e,t){let{rows:n,columns:r,low:i,high:a,scale:o}=this,s=new ImageData(r,n);this.values.forEach((e,t)=>{e.forEach((e,c)=>{let l=4*((n-1-t)*r+c),u=e===null?.5:(e-i)/(a-i||1),d=e===null?P:k(o,u);s.data.set([...d,255],l)})});let c=new OffscreenCanvas(r,n);c.getContext(`2d`)?.putImageData(s,0,0),e.imageSmoothingEnabled=!1,e.drawImage(c,M,0,t,t)}hatch(e,t){let[n,r]=[t/this.columns,t/this.rows],i=new Path2D;this.values.forEach((e,a)=>{e.forEach((e,o)=>{e===null&&i.rect(M+o*n,t-(a+1)*r,n,r)})}),e.save(),e.clip(i),e.strokeStyle=`#16191d`,e.lineWidth=1.5,e.beginPath();for(let n=M-t;n<M+t;n+=7)e.moveTo(n,t),e.lineTo(n+t,0);e.stroke(),e.restore()}number(e,t){let{values:n,rows:r,columns:i,low:a,high:o,scale:s}=this,[c,l]=[t/i,t/r],u=new Path2D;n.forEach((e,a)=>{e.forEach((o,s)=>{let[d,f]=[M+s*c,t-(a+1)*l];s+1<i&&e[s+1]!==o&&(u.moveTo(d+c,f),u.lineTo(d+c,f+l)),a+1<r&&n[a+1]?.[s]!==o&&(u.moveTo(d,f),u.lineTo(d+c,f))})}),e.strokeStyle=`#16191d`,e.lineWidth=1,e.globalAlpha=.55,e.stroke(u),e.globalAlpha=1,e.textAlign=`center`,e.textBaseline=`middle`,e.font=`600 ${N}px system-ui, sans-serif`;for(let{value:r,row:i,column:u,room:d}of D(n))(2*d-1)*Math.min(c,l)<1.2*N||(e.fillStyle=A(k(s,(r-a)/(o-a||1))),e.fillText(String(r),M+(u+.5)*c,t-(i+.5)*l))}axes(t,n,r){t.fillStyle=getComputedStyle(this).getPropertyValue(`--ink`),t.font=`14px system-ui, sans-serif`;let i=I(this.columns);for(let e=0;e<this.columns;e+=i){let r=(e+.5)*n/this.columns;t.textAlign=`center`,t.textBaseline=`top`,t.fillText(String(e),M+r,n+6),t.textAlign=`right`,t.textBaseline=`middle`,t.fillText(String(e),38,n-r)}t.textAlign=`center`,t.font=`600 14px system-ui, sans-serif`,t.fillText(e(`other-points`),M+n/2,r-9),t.save(),t.translate(9,n/2),t.rotate(-Math.PI/2),t.fillText(e(`own-points`),0,0),t.restore()}onPoint(e){let t=this.canvas.getBoundingClientRect(),n=t.width-M,r=Math.floor((e.clientX-t.left-M)/n*this.columns),i=Math.floor((n-(e.clientY-t.top))/n*this.rows);this.look(i,r)}onKey(e){let t=e.shiftKey?10:1,{own:n,other:r}=this.spot,i={ArrowUp:[t,0],ArrowDown:[-t,0],ArrowRight:[0,t],ArrowLeft:[0,-t]}[e.key];if(!i)return;e.preventDefault();let a=(e,t)=>Math.max(0,Math.min(t-1,e));this.look(a(n+i[0],this.rows),a(r+i[1],this.columns))}look(e,t){!(0<=e&&e<this.rows&&0<=t&&t<this.columns)||e===this.spot.own&&t===this.spot.other||this.tell(`spot`,{own:e,other:t})}};f([u({attribute:!1})],F.prototype,`values`,void 0),f([u({type:Number})],F.prototype,`low`,void 0),f([u({type:Number})],F.prototype,`high`,void 0),f([u()],F.prototype,`scale`,void 0),f([u({attribute:!1})],F.prototype,`spot`,void 0),f([u()],F.prototype,`label`,void 0),f([u({type:Boolean})],F.prototype,`parts`,void 0),f([s(`canvas`)],F.prototype,`canvas`,void 0),F=f([i(`heat-map`)],F);function I(e){return[1,2,5,10,20,25,50,100,200,250,500].find(t=>e/t<=10)??500}var L=w`
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
  .form {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
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
`,R=`one-turn`,z=`simultaneous`,ie=`turns`,B=[`dice`,`gain`,`support`,`edge`];function V(e){return e?.parameters.filter(d)??[]}function H(e){return[...(e?.parameters.find(({name:e})=>e===ie)?.choices??[]).map(({word:e})=>e),R]}function U(e){return e.numbers.get(`n`)??1}function W({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function G(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return K(BigInt(t),BigInt(n))}function K(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}function q(e,t){let n=p(e,`map`),r=p(e,`variant`)??``,i=/^(simultaneous-)?zero$/.test(r),a=i?r===`zero`?`sequential`:z:r,o=H(t);return J({numbers:new Map(V(t).map(({name:t,default:n,low:r,high:a})=>{let o=C(e,t,t===`one`&&i?0:Number(n));return[t,Math.min(Math.max(o,r??o),a??o)]})),variant:o.find(e=>e===a)??o[0]??`one-turn`,layer:B.find(e=>e===n)??`dice`,fractions:p(e,`fractions`)===`yes`,spot:{own:C(e,`own`,0),other:C(e,`other`,0)}})}function J(e){let t=t=>Math.min(t,U(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function ae({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var Y=24,oe=6;function X(t){let n=String(t),r=n.split(`/`);return r.every(e=>e.length<=Y)?o`<span class="mono fraction">${n.replace(`-`,`−`)}</span>`:o`<span class="mono fraction">${r.map(se).join(` / `)}</span>
    <button class="small" @click=${()=>void b(n)}>
      ${e(`copy-digits`,{digits:n.replace(/\D/g,``).length})}
    </button>`}function se(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=Y?`${t}${n}`:`${t}${n.slice(0,oe)}…${n.slice(-6)}`}function ce(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function le(e){return ce(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${n??`~`}`).join(` · `)}function ue(t){let n=(t.other_strategy?.length??0)>0,r=t.choices.map(({gain:e})=>G(e)),i=Math.max(...r),s=i-Math.min(...r)||1;return o`<table class="bars">
    <thead>
      <tr>
        <th class="number">${e(`dice`)}</th>
        <th class="number">${e(`gain`)}</th>
        <th class="bar">${e(`behind-best`)}</th>
        ${n?o`<th class="number">${e(`chosen`)}</th>`:a}
        ${n?o`<th class="number">${e(`other-chooses`)}</th>`:a}
      </tr>
    </thead>
    <tbody>
      ${t.choices.map(({choice:e,chance:c},u)=>{let d=r[u]??0;return o`<tr class=${c>0?`best`:``}>
          <td class="number">${e}</td>
          <td class="number">${y(d,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(i-d)/s} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${n?o`<td class="number">${l(c)}</td>`:a}
          ${n?o`<td class="number">${l(t.other_strategy?.[u]??0)}</td>`:a}
        </tr>`})}
    </tbody>
  </table>`}function de(t){let n=Math.max(...t.choices.map(({gain:e})=>G(e))),r=y(G(t.value),6);return e(`standing-proof`,{value:r,most:y(n,6)})}function fe(t){let n=t.payoffs??[];return o`<section class="card stack" aria-label=${e(`best-mixture`)}>
    <h2>${e(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${e(`best-mixture`)}>
      ${pe(t.strategy)}
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
            ${n.map((e,t)=>o`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${n.map((e,t)=>o`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(me)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function pe(t){let n=t.some(e=>typeof e==`string`);return o`<table>
    <thead>
      <tr>
        <th class="number">${e(`dice`)}</th>
        <th class="number">${e(`chosen`)}</th>
        ${n?o`<th>${e(`fraction`)}</th>`:a}
      </tr>
    </thead>
    <tbody>
      ${t.map((e,t)=>G(e)===0?a:o`<tr>
              <th scope="row" class="number">${t+1}</th>
              <td class="number">${l(G(e),2)}</td>
              ${n?o`<td>${X(e)}</td>`:a}
            </tr>`)}
    </tbody>
  </table>`}function me(e){let t=k(`balance`,(G(e)+1)/2);return o`<td
    title=${typeof e==`string`?e:a}
    .style=${`background: ${j(t)}; color: ${A(t)}`}
  >
    ${y(G(e),2)}
  </td>`}function Z(t){return t.certificate===0?e(`certificate-exact`):e(`certificate`,{gap:t.certificate.toExponential(1)})}function he(t){let n=t.dice.map((e,t)=>({own:t,text:le(e)})),r=()=>t.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return o`<details>
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
          ${n.map(({own:e,text:t})=>o`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function ge(t){if(t.gain.length===0)return a;let n=()=>t.gain.map(e=>e.join(`,`)).join(`
`);return o`<details>
    <summary>${e(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>_(`fractions.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${e(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${e(`own-points`)}</th>
            <th class="number">${e(`other-points`)}</th>
            <th>${e(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${t.gain.map((e,t)=>e.map((e,n)=>o`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${X(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var _e=80,ve=400,Q=class extends r{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=q({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new T(this),this.exact=new T(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``}static{this.styles=[v,L]}willUpdate(e){e.has(`address`)&&h(this.address)!==this.written&&(this.written=h(this.address),this.view=q(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([W(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),_e))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let t=e.variant===`one-turn`?{}:{at:[e.spot.own,e.spot.other]},n={...W(e),exact:!0,...t},r=JSON.stringify(n);r!==this.askedExact&&(this.askedExact=r,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,n),ve))}get card(){return this.games.find(({abilities:e})=>e.race)}render(){let{job:t,view:n}=this;return o`<div class="screen">
      <section class="card stack" aria-label=${e(`screen-dice`)}>
        ${this.form()}
        ${t.running?o`<job-progress
                .progress=${t.progress}
                @cancel=${()=>t.cancel()}
              ></job-progress>`:a}
        ${t.refusal?m(t.refusal):a}
        ${t.result?o`<p class="sentence" aria-live="polite">${this.sentence(t.result)}</p>`:a}
        ${t.result&&n.fractions?this.exactValue():a}
      </section>
      ${t.result?n.variant===`one-turn`?this.oneTurn(t.result):this.map(t.result):a}
      <dice-curves .race=${W(n)}></dice-curves>
    </div>`}form(){let{view:n,card:r}=this,i=n.variant===R,s=V(r).filter(({name:e})=>!i||e!==`n`),c=r?.parameters.flatMap(({choices:e})=>e??[])??[];return o`<div class="form">
      ${s.map(e=>t(e,String(n.numbers.get(e.name)),t=>this.setNumber(e.name,t,e.low??0,e.high??0)))}
      <label class="field"
        >${e(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${H(r).map(t=>o`<option value=${t} ?selected=${t===n.variant}>
                ${t===`one-turn`?e(`variant-one-turn`):c.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      ${i?a:this.layerChoice()}
      <label class="check"
        ><input
          type="checkbox"
          .checked=${n.fractions&&n.variant!==`simultaneous`}
          ?disabled=${n.variant===z}
          @change=${e=>this.change({fractions:e.target.checked},!1)}
        />${e(`fractions`)}</label
      >
    </div>`}setNumber(e,t,n,r){let i=Math.min(Math.max(Math.round(Number(t))||n,n),r);this.change({numbers:new Map(this.view.numbers).set(e,i)},!0)}layerChoice(){let{view:t}=this,n=B.filter(e=>e!==`support`||t.variant===`simultaneous`);return o`<label class="field"
      >${e(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${n.map(n=>o`<option value=${n} ?selected=${n===t.layer}>
              ${e(`layer-${n}`)}
            </option>`)}
      </select>
    </label>`}map(t){let{spot:n,layer:r}=this.view,i=this.view.fractions?this.exact.result:null;return o`<div class="both">
      <section class="card stack" aria-label=${e(`layer-${r}`)}>
        <h2>${e(`layer-${r}`)}</h2>
        <heat-map
          .values=${this.values(t)}
          .low=${this.range(t)[0]}
          .high=${this.range(t)[1]}
          .scale=${r===`gain`?`balance`:`amount`}
          .parts=${r===`dice`||r===`support`}
          .spot=${n}
          .label=${e(`layer-${r}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.legend(t)} ${he(t)} ${i?ge(i):a}
      </section>
      <section class="card stack" aria-label=${e(`standing`)}>
        ${this.standingCard(t)}
      </section>
    </div>`}values(e){switch(this.view.layer){case`dice`:return e.dice;case`gain`:return e.gain.map(e=>e.map(G));case`support`:return e.support??[];case`edge`:return e.edge??[]}}range(e){switch(this.view.layer){case`dice`:return[1,e.d];case`gain`:return[-1,1];case`support`:return[1,Math.max(2,...(e.support??[]).map(e=>Math.max(...e)))];case`edge`:return[0,Math.max(1e-9,...(e.edge??[]).map(e=>Math.max(...e)))]}}legend(t){let[r,i]=this.range(t),{layer:s,variant:c}=this.view,l=s===`dice`||s===`support`,u=l?i-r+1:5,d=Array.from({length:u},(e,t)=>r+t*(i-r)/Math.max(1,u-1));return o`<ul class="legend" aria-label=${e(`legend`)}>
      ${d.map(e=>{let t=k(s===`gain`?`balance`:`amount`,(e-r)/(i-r||1));return o`<li .style=${`background: ${j(t)}; color: ${A(t)}`}>
          ${l?n(e):n(e,2)}
        </li>`})}
      ${s===`dice`&&c===`simultaneous`?o`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${e(`mixture`)}</li>`:a}
    </ul>`}standingCard(t){let{own:n,other:r}=this.view.spot,i=t.dice[n]?.[r]??null,s=G(t.gain[n]?.[r]??0),c=$(this.standing,this.view.spot)?this.standing:null,l=(e,n)=>o`<label class="field"
        >${n}
        <input
          class="short"
          type="number"
          min="0"
          max=${t.n-1}
          .value=${String(this.view.spot[e])}
          @change=${n=>{let r=Math.round(Number(n.target.value))||0,i={[e]:Math.min(Math.max(r,0),t.n-1)};this.change({spot:{...this.view.spot,...i}},!1)}}
        />
      </label>`;return o`
      <div class="row end">
        ${l(`own`,e(`own-points`))} ${l(`other`,e(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${i??`~`}</span>
        <span>
          ${i===null?e(`mixture-here`):e(`throw`,{dice:i})}<br />
          ${e(`mean-gain`,{gain:y(s,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():a}
      ${c?ue(c):o`<p class="soft small">${this.lookRefusal?m(this.lookRefusal):e(`loading`)}</p>`}
      ${c&&this.view.variant===`simultaneous`?o`<p class="small">${de(c)}</p>`:a}
      <p class="small soft">${Z(t)}</p>
    `}exactValue(){let{exact:t,view:n}=this;return n.variant===`simultaneous`?a:t.running?o`<job-progress
        .progress=${t.progress}
        @cancel=${()=>t.cancel()}
      ></job-progress>`:t.refusal?m(t.refusal):t.result?o`<p id="exact-value">${e(`exact-value`)} ${X(t.result.value)}</p>`:a}exactHere(){let{result:t}=this.exact,{own:n,other:r}=this.view.spot,i=t?.gain[n]?.[r],s=$(t?.at??null,this.view.spot)?t?.at?.value:i;return s===void 0?a:o`<p id="exact-here">${e(`exact-gain`)} ${X(s)}</p>`}oneTurn(e){return fe((this.view.fractions?this.exact.result:null)??e)}sentence(t){let n=y(G(t.value),4);return this.view.variant===`one-turn`?e(`one-turn-sentence`,{d:t.d,value:n}):e(`race-sentence`,{n:t.n,d:t.d,value:n,richest:t.richest})}solve(){this.standing=null,this.asked=``,this.askedExact=``,this.exact.reset(),this.job.start(`dice`,{...W(this.view),edge:this.view.layer===`edge`})}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...W(this.view),at:[e,t]},r=await S.diceAt(n,this.asking.signal);this.standing=`at`in r?r.at:r,this.lookRefusal=null}catch(e){g(e)||(this.lookRefusal=x(e))}}change(e,t){this.view=J({...this.view,...e});let n=ae(this.view);this.written=h(n),this.tell(`address`,n),t&&this.solve()}};f([u({attribute:!1})],Q.prototype,`games`,void 0),f([u({attribute:!1})],Q.prototype,`address`,void 0),f([c()],Q.prototype,`view`,void 0),f([c()],Q.prototype,`standing`,void 0),f([c()],Q.prototype,`lookRefusal`,void 0),Q=f([i(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};