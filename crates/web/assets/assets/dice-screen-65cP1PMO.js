import{B as e,C as t,D as n,F as r,G as i,H as a,I as o,L as s,M as c,N as l,O as u,P as d,R as f,T as p,U as m,V as h,W as ee,a as g,g as _,i as v,j as y,k as b,n as te,o as ne,q as x,s as S,v as C,w as re,x as ie,y as w,z as ae}from"./index-CKweXj1O.js";import"./line-chart-Dk8FzqPT.js";import"./number-field-C8LxurD4.js";var T=`one-turn`,E=`simultaneous`,oe=`turns`,D=[`dice`,`gain`,`support`,`edge`];function O(e){return e?.parameters.filter(ie)??[]}function k(e){return[...(e?.parameters.find(({name:e})=>e===oe)?.choices??[]).map(({word:e})=>e),T]}function A(e){return e.numbers.get(`n`)??1}function j({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function M(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return se(BigInt(t),BigInt(n))}function se(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var ce=6;function le(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,ce)}…${n.slice(-6)}`}function N(e,t){let n=_(e,`map`),r=_(e,`variant`)??``,i=/^(simultaneous-)?zero$/.test(r),a=i?r===`zero`?`sequential`:E:r,o=k(t);return P({numbers:new Map(O(t).map(({name:t,default:n,low:r,high:a})=>{let o=C(e,t,t===`one`&&i?0:Number(n));return[t,Math.min(Math.max(o,r??o),a??o)]})),variant:o.find(e=>e===a)??o[0]??`one-turn`,layer:D.find(e=>e===n)??`dice`,fractions:_(e,`fractions`)===`yes`,spot:{own:C(e,`own`,0),other:C(e,`other`,0)}})}function P(e){let t=t=>Math.min(t,A(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function F({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var I=[`optimal`,`blind`,`random`],L=class extends b{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new g(this)}static{this.styles=[r]}render(){let{curves:e,parameter:t}=this,n=e.result;return i`<section class="card stack" aria-label=${l(`curves`)}>
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
      ${e.running?i`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:m}
      ${e.refusal?S(e.refusal):m}
      ${n?i`<h3>${this.heading}</h3>
              <line-chart
                .x=${n.values}
                .curves=${n.curves.map(({a:e,b:t,points:n})=>({label:l(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
                x-label=${n.parameter===`n`?`N (${l(`points-to-win`)})`:`D (${l(`most-dice`)})`}
                y-label=${l(`mean-gain-first`)}
              ></line-chart>`:m}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=R(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:I})}};n([h({attribute:!1})],L.prototype,`race`,void 0),n([e()],L.prototype,`parameter`,void 0),n([e()],L.prototype,`heading`,void 0),L=n([a(`dice-curves`)],L);function R(e,t,n){let r=r=>{let i=r===t?`${n[0]} … ${n.at(-1)}`:e[r];return`${r.toUpperCase()} = ${i}`},i=e.variant===`one-turn`?[`d`]:[`n`,`d`];return`${l(`mean-gain-first`)} (${i.map(r).join(`, `)})`}var z=class extends re{constructor(e){if(super(e),this.it=m,e.type!==p.CHILD)throw Error(this.constructor.directiveName+`() can only be used in child bindings`)}render(e){if(e===m||e==null)return this._t=void 0,this.it=e;if(e===ee)return e;if(typeof e!=`string`)throw Error(this.constructor.directiveName+`() called with a non-string value`);if(e===this.it)return this._t;this.it=e;let t=[e];return t.raw=t,this._t={_$litType$:this.constructor.resultType,strings:t,values:[]}}};z.directiveName=`unsafeHTML`,z.resultType=1,t(z);var B=class extends z{};B.directiveName=`unsafeSVG`,B.resultType=2;var V=t(B);function H(e,{own:t,other:n}){let[r,i]=[e.width/e.points,e.height/e.points];return{x:e.x+n*r,y:e.y+t*i,width:r,height:i}}function U(e,t,n){let{points:r}=e,i=Math.floor((n-e.y)/e.height*r),a=Math.floor((t-e.x)/e.width*r);return 0<=i&&i<r&&0<=a&&a<r?{own:i,other:a}:null}function W(e,t,n,r){let i={ArrowUp:[-r,0],ArrowDown:[r,0],ArrowRight:[0,r],ArrowLeft:[0,-r]}[n];if(!i)return null;let a=t=>Math.max(0,Math.min(e-1,t));return{own:a(t.own+i[0]),other:a(t.other+i[1])}}var G=class extends b{constructor(...e){super(...e),this.map=null,this.points=1,this.spot={own:0,other:0},this.label=``}static{this.styles=[r,x`
      .map {
        position: relative;
        width: 100%;
        cursor: crosshair;
        touch-action: manipulation;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      .spot {
        position: absolute;
        min-width: 9px;
        min-height: 9px;
        translate: -50% -50%;
        box-sizing: border-box;
        outline: 2px solid #16191d;
        box-shadow: 0 0 0 4px #fff;
        pointer-events: none;
      }
    `]}render(){let{map:e}=this;if(!e)return m;let{x:t,y:n,width:r,height:a}=H(this.field(e),this.spot),o=e=>`${100*e}%`,s=`left: ${o(t+r/2)}; top: ${o(n+a/2)}; width: ${o(r)}; height: ${o(a)}`;return i`<div
      class="map"
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${l(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    >
      ${V(e.svg)}
      <span class="spot" .style=${s}></span>
    </div>`}field({field:[e=0,t=0,n=1,r=1]}){return{x:e,y:t,width:n,height:r,points:this.points}}onPoint(e){let t=this.whole.getBoundingClientRect();if(!this.map)return;let[n,r]=[e.clientX-t.left,e.clientY-t.top];this.look(U(this.field(this.map),n/t.width,r/t.height))}onKey(e){let t=W(this.points,this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};n([h({attribute:!1})],G.prototype,`map`,void 0),n([h({type:Number})],G.prototype,`points`,void 0),n([h({attribute:!1})],G.prototype,`spot`,void 0),n([h()],G.prototype,`label`,void 0),n([ae(`.map`)],G.prototype,`whole`,void 0),G=n([a(`heat-map`)],G);var ue=x`
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
`;function K(e){let t=String(e),n=t.split(`/`);return n.every(e=>e.length<=24)?i`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:i`<span class="mono fraction">${n.map(le).join(` / `)}</span>
    <button class="small" @click=${()=>void te(t)}>
      ${l(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function q(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function J(e){return e===null?`~`:e===0?`×`:String(e)}function de(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function fe(e){return de(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${J(n)}`).join(` · `)}var Y=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function pe(e){let t=Math.max(0,Math.min(1,e))*(Y.length-1),n=Y[Math.floor(t)]??[0,0,0],r=Y[Math.ceil(t)]??n,i=t-Math.floor(t),a=e=>Math.round(n[e]+(r[e]-n[e])*i);return[a(0),a(1),a(2)]}function me(e){return(he(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function he(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function ge([e,t,n]){return`rgb(${e} ${t} ${n})`}function _e(e){let t=(e.other_strategy?.length??0)>0,n=e.choices.map(({gain:e})=>M(e)),r=Math.max(...n),a=r-Math.min(...n)||1;return i`<table class="bars">
    <thead>
      <tr>
        <th class="number">${l(`dice`)}</th>
        <th class="number">${l(`gain`)}</th>
        <th class="bar">${l(`behind-best`)}</th>
        ${t?i`<th class="number">${l(`chosen`)}</th>`:m}
        ${t?i`<th class="number">${l(`other-chooses`)}</th>`:m}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:o,chance:s},l)=>{let u=n[l]??0;return i`<tr class=${s>0?`best`:``}>
          <td class="number">${o}</td>
          <td class="number">${c(u,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(r-u)/a} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${t?i`<td class="number">${y(s)}</td>`:m}
          ${t?i`<td class="number">${y(e.other_strategy?.[l]??0)}</td>`:m}
        </tr>`})}
    </tbody>
  </table>`}function ve(e){let t=Math.max(...e.choices.map(({gain:e})=>M(e))),n=c(M(e.value),6);return l(`standing-proof`,{value:n,most:c(t,6)})}function ye(e){let t=e.payoffs??[];return i`<section class="card stack" aria-label=${l(`best-mixture`)}>
    <h2>${l(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${l(`best-mixture`)}>
      ${be(e.strategy)}
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
            ${t.map((e,t)=>i`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map((e,t)=>i`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(xe)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function be(e){let t=e.some(e=>typeof e==`string`);return i`<table>
    <thead>
      <tr>
        <th class="number">${l(`dice`)}</th>
        <th class="number">${l(`chosen`)}</th>
        ${t?i`<th>${l(`fraction`)}</th>`:m}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,n)=>M(e)===0?m:i`<tr>
              <th scope="row" class="number">${n+1}</th>
              <td class="number">${y(M(e),2)}</td>
              ${t?i`<td>${K(e)}</td>`:m}
            </tr>`)}
    </tbody>
  </table>`}function xe(e){let t=pe((M(e)+1)/2);return i`<td
    title=${typeof e==`string`?e:m}
    .style=${`background: ${ge(t)}; color: ${me(t)}`}
  >
    ${c(M(e),2)}
  </td>`}function X(e){if(typeof e.value==`string`)return l(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return l(`certificate`,{gap:t})}function Z(e){let t=q(e.dice,e.lost??[]).map((e,t)=>({own:t,text:fe(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return i`<details>
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
          ${t.map(({own:e,text:t})=>i`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function Se(e){if(e.gain.length===0)return m;let t=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return i`<details>
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
          ${e.gain.map((e,t)=>e.map((e,n)=>i`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${K(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var Ce=80,we=400,[Te,Ee,De]=[320,640,32],Q=class extends b{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=N({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new g(this),this.exact=new g(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.spoken=``,this.known=null}static{this.styles=[r,ue]}willUpdate(e){this.job.result&&this.spoken!==d.language&&this.solve(),e.has(`address`)&&w(this.address)!==this.written&&(this.written=w(this.address),this.view=N(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([j(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),Ce))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...j(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),we))}get card(){return this.games.find(e=>ne(e,`dice`))}render(){let{job:e,view:t}=this;return i`<div class="screen">
      <section class="card stack" aria-label=${l(`screen-dice`)}>
        ${this.form()}
        ${e.running?i`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:m}
        ${e.refusal?S(e.refusal,()=>this.solve()):m}
        ${e.result?i`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:m}
        ${e.result&&t.fractions?this.exactValue():m}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):m}
      <dice-curves .race=${j(t)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,n=e.variant===T,r=O(t).filter(({name:e})=>!n||e!==`n`),a=t?.parameters.flatMap(({choices:e})=>e??[])??[];return i`<div class="form">
      ${r.map(e=>this.numberField(e))}
      <label class="field"
        >${l(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${k(t).map(t=>i`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?l(`variant-one-turn`):a.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===E}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${l(`fractions`)}</label
      >
    </div>`}numberField({name:e,about:t,low:n,high:r}){return i`<number-field
      data-parameter=${e}
      label=${`${t} (${n} – ${r})`}
      .low=${n??0}
      .high=${r??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,t=D.filter(t=>t!==`support`||e.variant===`simultaneous`);return i`<label class="field"
      >${l(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>i`<option value=${t} ?selected=${t===e.layer}>
              ${l(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:t,layer:n}=this.view,r=this.view.fractions?this.exact.result:null;return i`<div class="both">
      <section class="card stack" aria-label=${l(`layer-${n}`)}>
        ${this.layerChoice()}
        <heat-map
          .map=${e.map??null}
          .points=${e.n}
          .spot=${t}
          .label=${l(`layer-${n}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${Z(e)} ${r?Se(r):m}
      </section>
      <section class="card stack" aria-label=${l(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}best(e){return this.known?.race!==e&&(this.known={race:e,best:q(e.dice,e.lost??[])}),this.known.best}standingCard(e){let{own:t,other:n}=this.view.spot,r=this.best(e)[t]?.[n]??null,a=M(e.gain[t]?.[n]??0),o=$(this.standing,this.view.spot)?this.standing:null,s=(t,n)=>i`<number-field
        label=${n}
        .high=${e.n-1}
        .value=${this.view.spot[t]}
        @number=${e=>this.change({spot:{...this.view.spot,[t]:e.detail}},!1)}
      ></number-field>`;return i`
      <div class="row end">
        ${s(`own`,l(`own-points`))} ${s(`other`,l(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${J(r)}</span>
        <span>
          ${r===null?l(`mixture-here`):r===0?l(`lost-here`):l(`throw`,{dice:r})}<br />
          ${l(`mean-gain`,{gain:c(a,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():m}
      ${o?_e(o):i`<p class="soft small">${this.lookRefusal?S(this.lookRefusal):l(`loading`)}</p>`}
      ${o&&this.view.variant===`simultaneous`?i`<p class="small">${ve(o)}</p>`:m}
      <p class="small soft">${X(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:t}=this;return t.variant===`simultaneous`?m:e.running?i`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?S(e.refusal):e.result?i`<p id="exact-value">${l(`exact-value`)} ${K(e.result.value)}</p>`:m}exactHere(){let{result:e}=this.exact,{own:t,other:n}=this.view.spot,r=e?.gain[t]?.[n],a=$(e?.at??null,this.view.spot)?e?.at?.value:r;return a===void 0?m:i`<p id="exact-here">${l(`exact-gain`)} ${K(a)}</p>`}oneTurn(e){return ye((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=c(M(e.value),4);return this.view.variant===`one-turn`?l(`one-turn-sentence`,{d:e.d,value:t}):l(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.spoken=d.language;let{layer:e,variant:t}=this.view,n=t===`one-turn`?null:{layer:e,width:this.mapWidth};this.job.start(`dice`,{...j(this.view),map:n})}get mapWidth(){let e=(this.clientWidth||window.innerWidth)/u()-De;return Math.round(Math.max(Te,Math.min(Ee,e)))}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...j(this.view),at:[e,t]};this.standing=await s.diceAt(n,this.asking.signal),this.lookRefusal=null}catch(e){f(e)||(this.lookRefusal=o(e))}}change(e,t){this.view=P({...this.view,...e});let n=F(this.view);this.written=w(n),this.tell(`address`,n),t&&this.solve()}};n([h({attribute:!1})],Q.prototype,`games`,void 0),n([h({attribute:!1})],Q.prototype,`address`,void 0),n([e()],Q.prototype,`view`,void 0),n([e()],Q.prototype,`standing`,void 0),n([e()],Q.prototype,`lookRefusal`,void 0),Q=n([a(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};