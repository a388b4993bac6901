import{B as e,C as t,D as n,F as r,S as i,T as a,U as o,V as s,_ as c,b as l,d as u,f as d,h as f,k as p,l as m,m as h,n as g,p as ee,r as te,t as _,u as v,v as y,w as b,x as ne}from"./jobs-DFmC7NVl.js";import{a as re,i as x,n as ie,r as S,s as C,t as w}from"./index-D4nDH1b3.js";import"./line-chart-6kvqKoRm.js";import"./number-field-DdtH08Sl.js";var T=`one-turn`,E=`simultaneous`,D=`turns`,O=[`dice`,`gain`,`support`,`edge`];function k(e){return e?.parameters.filter(te)??[]}function A(e){return[...(e?.parameters.find(({name:e})=>e===D)?.choices??[]).map(({word:e})=>e),T]}function ae(e){return e.numbers.get(`n`)??1}function j({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function M(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return oe(BigInt(t),BigInt(n))}function oe(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var se=6;function N(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,se)}…${n.slice(-6)}`}function P(t,n){let i=r(t,`map`),a=r(t,`variant`)??``,o=/^(simultaneous-)?zero$/.test(a),s=o?a===`zero`?`sequential`:E:a,c=A(n);return F({numbers:new Map(k(n).map(({name:n,default:r,low:i,high:a})=>{let s=e(t,n,n===`one`&&o?0:Number(r));return[n,Math.min(Math.max(s,i??s),a??s)]})),variant:c.find(e=>e===s)??c[0]??`one-turn`,layer:O.find(e=>e===i)??`dice`,fractions:r(t,`fractions`)===`yes`,spot:{own:e(t,`own`,0),other:e(t,`other`,0)}})}function F(e){let t=t=>Math.min(t,ae(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function I({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var L=[`optimal`,`blind`,`random`],R=class extends u{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new C(this)}static{this.styles=[d]}render(){let{curves:e,parameter:t}=this,r=e.result;return n`<section class="card stack" aria-label=${l(`curves`)}>
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
      ${e.running?n`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:a}
      ${e.refusal?g(e.refusal):a}
      ${r?n`<h3>${this.heading}</h3>
              <line-chart
                .x=${r.values}
                .curves=${r.curves.map(({a:e,b:t,points:n})=>({label:l(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
                x-label=${r.parameter===`n`?`N (${l(`points-to-win`)})`:`D (${l(`most-dice`)})`}
                y-label=${l(`mean-gain-first`)}
              ></line-chart>`:a}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=z(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:L})}};m([t({attribute:!1})],R.prototype,`race`,void 0),m([i()],R.prototype,`parameter`,void 0),m([i()],R.prototype,`heading`,void 0),R=m([b(`dice-curves`)],R);function z(e,t,n){let r=r=>{let i=r===t?`${n[0]} … ${n.at(-1)}`:e[r];return`${r.toUpperCase()} = ${i}`},i=e.variant===`one-turn`?[`d`]:[`n`,`d`];return`${l(`mean-gain-first`)} (${i.map(r).join(`, `)})`}function B(e,{own:t,other:n}){let[r,i]=[e.width/e.points,e.height/e.points];return{x:e.x+n*r,y:e.y+t*i,width:r,height:i}}function V(e,t,n){let{points:r}=e,i=Math.floor((n-e.y)/e.height*r),a=Math.floor((t-e.x)/e.width*r);return 0<=i&&i<r&&0<=a&&a<r?{own:i,other:a}:null}function H(e,t,n,r){let i={ArrowUp:[-r,0],ArrowDown:[r,0],ArrowRight:[0,r],ArrowLeft:[0,-r]}[n];if(!i)return null;let a=t=>Math.max(0,Math.min(e-1,t));return{own:a(t.own+i[0]),other:a(t.other+i[1])}}var U=class extends u{constructor(...e){super(...e),this.map=null,this.points=1,this.spot={own:0,other:0},this.label=``}static{this.styles=[d,p`
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
    `]}render(){let{map:e}=this;if(!e)return a;let{x:t,y:r,width:i,height:o}=B(this.field(e),this.spot),s=e=>`${100*e}%`,c=`left: ${s(t+i/2)}; top: ${s(r+o/2)}; width: ${s(i)}; height: ${s(o)}`;return n`<div
      class="map"
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${l(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    >
      ${re(e.svg)}
      <span class="spot" .style=${c}></span>
    </div>`}field({field:[e=0,t=0,n=1,r=1]}){return{x:e,y:t,width:n,height:r,points:this.points}}onPoint(e){let t=this.whole.getBoundingClientRect();if(!this.map)return;let[n,r]=[e.clientX-t.left,e.clientY-t.top];this.look(V(this.field(this.map),n/t.width,r/t.height))}onKey(e){let t=H(this.points,this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};m([t({attribute:!1})],U.prototype,`map`,void 0),m([t({type:Number})],U.prototype,`points`,void 0),m([t({attribute:!1})],U.prototype,`spot`,void 0),m([t()],U.prototype,`label`,void 0),m([ne(`.map`)],U.prototype,`whole`,void 0),U=m([b(`heat-map`)],U);var W=p`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, calc(var(--map-width) + 2 * var(--s4) + 2px)) minmax(
        18rem,
        1fr
      );
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
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
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
`;function G(e){let t=String(e),r=t.split(`/`);return r.every(e=>e.length<=24)?n`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:n`<span class="mono fraction">${r.map(N).join(` / `)}</span>
    <button class="small" @click=${()=>void ie(t)}>
      ${l(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function K(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function q(e){return e===null?`~`:e===0?`×`:String(e)}function ce(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function le(e){return ce(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${q(n)}`).join(` · `)}var J=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function ue(e){let t=Math.max(0,Math.min(1,e))*(J.length-1),n=J[Math.floor(t)]??[0,0,0],r=J[Math.ceil(t)]??n,i=t-Math.floor(t),a=e=>Math.round(n[e]+(r[e]-n[e])*i);return[a(0),a(1),a(2)]}function de(e){return(fe(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function fe(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function pe([e,t,n]){return`rgb(${e} ${t} ${n})`}function me(e){let t=(e.other_strategy?.length??0)>0,r=e.choices.map(({gain:e})=>M(e)),i=Math.max(...r),o=i-Math.min(...r)||1;return n`<table class="bars">
    <thead>
      <tr>
        <th class="number">${l(`dice`)}</th>
        <th class="number">${l(`gain`)}</th>
        <th class="bar">${l(`behind-best`)}</th>
        ${t?n`<th class="number">${l(`chosen`)}</th>`:a}
        ${t?n`<th class="number">${l(`other-chooses`)}</th>`:a}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:s,chance:l},u)=>{let d=r[u]??0;return n`<tr class=${l>0?`best`:``}>
          <td class="number">${s}</td>
          <td class="number">${y(d,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(i-d)/o} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${t?n`<td class="number">${c(l)}</td>`:a}
          ${t?n`<td class="number">${c(e.other_strategy?.[u]??0)}</td>`:a}
        </tr>`})}
    </tbody>
  </table>`}function he(e){let t=Math.max(...e.choices.map(({gain:e})=>M(e))),n=y(M(e.value),6);return l(`standing-proof`,{value:n,most:y(t,6)})}function ge(e){let t=e.payoffs??[];return n`<section class="card stack" aria-label=${l(`variant-one-turn`)}>
    <h2>${l(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${l(`best-mixture`)}>
      ${_e(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?l(`only-best`):e.unique===!1?l(`not-only-best`):``}
      ${Y(e)}
    </p>
    <h2>${l(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${l(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${t.map((e,t)=>n`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map((e,t)=>n`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(ve)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function _e(e){let t=e.some(e=>typeof e==`string`);return n`<table>
    <thead>
      <tr>
        <th class="number">${l(`dice`)}</th>
        <th class="number">${l(`chosen`)}</th>
        ${t?n`<th>${l(`fraction`)}</th>`:a}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,r)=>M(e)===0?a:n`<tr>
              <th scope="row" class="number">${r+1}</th>
              <td class="number">${c(M(e),2)}</td>
              ${t?n`<td>${G(e)}</td>`:a}
            </tr>`)}
    </tbody>
  </table>`}function ve(e){let t=ue((M(e)+1)/2);return n`<td
    title=${typeof e==`string`?e:a}
    .style=${`background: ${pe(t)}; color: ${de(t)}`}
  >
    ${y(M(e),2)}
  </td>`}function Y(e){if(typeof e.value==`string`)return l(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return l(`certificate`,{gap:t})}function ye(e){let t=K(e.dice,e.lost??[]).map((e,t)=>({own:t,text:le(e)})),r=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return n`<details>
    <summary>${l(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>x(`strategy.csv`,`${r()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>x(`dice.json`,JSON.stringify(e),`application/json`)}>
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
          ${t.map(({own:e,text:t})=>n`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function be(e){if(e.gain.length===0)return a;let t=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return n`<details>
    <summary>${l(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>x(`fractions.csv`,`${t()}\n`,`text/csv`)}>CSV</button>
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
          ${e.gain.map((e,t)=>e.map((e,r)=>n`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${r}</td>
                  <td>${G(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var xe=80,Se=400,[Ce,X,we]=[320,640,32],[Te,Z]=[360,960],Ee=720,Q=class extends u{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=P({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new C(this),this.exact=new C(this),this.saved=new C(this),this.wanted=null,this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.drawnWidth=X,this.spoken=``,this.known=null}static{this.styles=[d,W]}willUpdate(e){this.job.result&&this.spoken!==o.language&&this.solve(),e.has(`address`)&&s(this.address)!==this.written&&(this.written=s(this.address),this.view=P(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.wanted&&this.saved.result&&this.handOver(this.saved.result),this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([j(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),xe))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...j(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),Se))}get card(){return this.games.find(e=>_(e,`dice`))}render(){let{job:e,view:t}=this;return n`<div class="screen">
      <section class="card stack" aria-label=${l(`screen-dice`)}>
        ${this.form()}
        ${e.running?n`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:a}
        ${e.refusal?g(e.refusal,()=>this.solve()):a}
        ${e.result&&t.variant===`one-turn`?this.worth(e.result):a}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):a}
      <dice-curves .race=${j(t)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,r=e.variant===T,i=k(t).filter(({name:e})=>!r||e!==`n`),o=t?.parameters.flatMap(({choices:e})=>e??[])??[];return n`<div class="form">
      ${i.map(e=>this.numberField(e))}
      <label class="field"
        >${l(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${A(t).map(t=>n`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?l(`variant-one-turn`):o.find(({word:e})=>e===t)?.about??t}
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
      ${r?a:this.layerChoice()}
    </div>`}numberField({name:e,about:t,low:r,high:i}){return n`<number-field
      data-parameter=${e}
      label=${`${t} (${r} – ${i})`}
      .low=${r??0}
      .high=${i??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,t=O.filter(t=>t!==`support`||e.variant===`simultaneous`);return n`<label class="field"
      >${l(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>n`<option value=${t} ?selected=${t===e.layer}>
              ${l(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:t,layer:r}=this.view,i=this.view.fractions?this.exact.result:null;return n`<div class="both" .style=${`--map-width: ${this.drawnWidth/16}rem`}>
      <section class="card stack" aria-label=${l(`layer-${r}`)}>
        <heat-map
          .map=${e.map??null}
          .points=${e.n}
          .spot=${t}
          .label=${l(`layer-${r}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.saved.refusal?g(this.saved.refusal):a}
        <div class="row">
          <button ?disabled=${this.saved.running} @click=${()=>this.onSave(`svg`)}>
            ${l(`map-svg`)}
          </button>
          <button ?disabled=${this.saved.running} @click=${()=>this.onSave(`png`)}>
            ${l(`map-png`)}
          </button>
        </div>
        ${ye(e)} ${i?be(i):a}
      </section>
      <section class="card stack" aria-label=${l(`standing`)}>
        ${this.worth(e)} ${this.standingCard(e)}
      </section>
    </div>`}worth(e){return n`<p class="sentence" aria-live="polite">${this.sentence(e)}</p>
      ${this.view.fractions?this.exactValue():a}`}onSave(e){this.wanted=e;let t={layer:this.view.layer,width:Ee,headed:!0};this.saved.start(`dice`,{...j(this.view),map:t})}async handOver({map:e,n:t,d:n}){let r=this.wanted;if(this.wanted=null,!e||!r)return;let i=new Blob([e.svg],{type:`image/svg+xml`}),a=S(`dice-${this.view.layer}-n${t}-d${n}`,r);x(a,r===`svg`?i:await w(i))}best(e){return this.known?.race!==e&&(this.known={race:e,best:K(e.dice,e.lost??[])}),this.known.best}standingCard(e){let{own:t,other:r}=this.view.spot,i=this.best(e)[t]?.[r]??null,o=M(e.gain[t]?.[r]??0),s=$(this.standing,this.view.spot)?this.standing:null,c=(t,r)=>n`<number-field
        label=${r}
        .high=${e.n-1}
        .value=${this.view.spot[t]}
        @number=${e=>this.change({spot:{...this.view.spot,[t]:e.detail}},!1)}
      ></number-field>`;return n`
      <div class="row end">
        ${c(`own`,l(`own-points`))} ${c(`other`,l(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${q(i)}</span>
        <span>
          ${i===null?l(`mixture-here`):i===0?l(`lost-here`):l(`throw`,{dice:i})}<br />
          ${l(`mean-gain`,{gain:y(o,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():a}
      ${s?me(s):n`<p class="soft small">${this.lookRefusal?g(this.lookRefusal):l(`loading`)}</p>`}
      ${s&&this.view.variant===`simultaneous`?n`<p class="small">${he(s)}</p>`:a}
      <p class="small soft">${Y(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:t}=this;return t.variant===`simultaneous`?a:e.running?n`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?g(e.refusal):e.result?n`<p id="exact-value">${l(`exact-value`)} ${G(e.result.value)}</p>`:a}exactHere(){let{result:e}=this.exact,{own:t,other:r}=this.view.spot,i=e?.gain[t]?.[r],o=$(e?.at??null,this.view.spot)?e?.at?.value:i;return o===void 0?a:n`<p id="exact-here">${l(`exact-gain`)} ${G(o)}</p>`}oneTurn(e){return ge((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=y(M(e.value),4);return this.view.variant===`one-turn`?l(`one-turn-sentence`,{d:e.d,value:t}):l(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.spoken=o.language;let{layer:e,variant:t}=this.view;this.drawnWidth=this.mapWidth;let n=t===`one-turn`?null:{layer:e,width:this.drawnWidth};this.job.start(`dice`,{...j(this.view),map:n})}get mapWidth(){let e=(this.clientWidth||window.innerWidth)/v()-we,t=window.innerWidth/v()>=Z?window.innerHeight/v()-Te:X;return Math.round(Math.max(Ce,Math.min(X,e,t)))}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...j(this.view),at:[e,t]};this.standing=await ee.diceAt(n,this.asking.signal),this.lookRefusal=null}catch(e){f(e)||(this.lookRefusal=h(e))}}change(e,t){this.view=F({...this.view,...e});let n=I(this.view);this.written=s(n),this.tell(`address`,n),t&&this.solve()}};m([t({attribute:!1})],Q.prototype,`games`,void 0),m([t({attribute:!1})],Q.prototype,`address`,void 0),m([i()],Q.prototype,`view`,void 0),m([i()],Q.prototype,`standing`,void 0),m([i()],Q.prototype,`lookRefusal`,void 0),Q=m([b(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};