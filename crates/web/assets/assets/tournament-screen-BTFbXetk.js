import{B as e,C as t,D as n,F as r,H as i,O as a,P as o,R as s,S as c,T as l,U as u,V as d,_ as f,b as p,d as m,f as h,g,k as _,l as v,m as y,n as b,p as x,t as ee,w as S}from"./jobs-DFmC7NVl.js";import{c as C,d as te,f as ne,g as w,h as T,i as E,l as D,m as re,p as ie,r as O,s as ae,t as oe,u as k}from"./index-D4nDH1b3.js";import"./number-field-DdtH08Sl.js";var se=new Set([`mcts`,`ismcts`,`inference`,`alphabeta`,`determinised`]),A=[`random`,`first`,`last`,`optimal`],j=new Set([...A,`balanced`,`most-points`,`most-present`,`worst`,`blind`,`sequential`,`equilibrium`,`honest`,`bold`,`match`]);function M(e){let[,t=``,n=``,r=``]=/^([\w-]+)(#\d+)?(?::(.*))?$/.exec(e)??[],i=ce(t,r);return i===null?e:`${i}${n&&` ${n}`}`}function ce(e,t){let[n=``,...r]=t.split(`,`);if(j.has(e))return t===``?p(`strategy-${e}`):null;if(se.has(e))return le(e,n,r);switch(e){case`minimax`:return p(`strategy-minimax`,{depth:Number(n),heuristic:r.join(`, `)||`none`});case`greedy`:return p(`strategy-greedy`,{heuristic:t||`none`});case`always`:return p(`strategy-always`,{choice:t});case`fallible`:return p(`strategy-fallible`,{often:n,name:M(r.join(`,`))});case`best-response`:case`against`:return p(`strategy-against`,{name:M(t)});default:return null}}function le(e,t,n){let r=n.length>0?` (${n.join(`, `)})`:``;if(/^\d+$/.test(t))return p(`strategy-${e}`,{count:g(Number(t))})+r;let[,i,a]=/^(\d+)(ms|s|min)$/.exec(t)??[];return i&&a?p(`strategy-${e}-timed`,{time:`${i}\u202f${a}`})+r:p(`strategy-${e}-usual`)+(t?` (${[t,...n].join(`, `)})`:r)}function ue(e,t,n){let r=new Map(t.flatMap(e=>[[e,e],[de(e,n),e]]));if(r.size===0)return e;let i=[...r.keys()].toSorted((e,t)=>t.length-e.length).map(fe),a=RegExp(`(?<![\\p{L}\\p{N}_:-])(?:${i.join(`|`)})(?![\\p{L}\\p{N}_#-]|:\\S)`,`gu`);return e.replace(a,e=>p(`quoted`,{text:M(r.get(e)??e)}))}function de(e,t){let n=C(e).replace(/#\d+$/,``),r=t.find(({names:e})=>e[0]===n)?.names[1];return r?e.replace(n,r.replaceAll(`-`,`_`)):e}function fe(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}function N(e,t){if(!e)return[`random`,`first`];let n=D(e.strategies),r=new Set(n.map(({base:e})=>e)),i=n.filter(({base:n,options:r})=>!r&&j.has(n)&&pe(n,e,t)).map(({word:e})=>e),a=r.has(`random`)?[`random`]:[];if(i.length>0){let e=r.has(`optimal`)?[`optimal`]:[];return[...a,...i,...e].slice(0,5)}let o=[`minimax:2`,`mcts:200`,`honest`,`equilibrium`,`first`].filter(e=>r.has(C(e)));return[...a,...o].slice(0,3)}function pe(e,t,n){return!A.includes(e)&&!n.some(n=>n.name!==t.name&&n.strategies.some(({word:t})=>C(t)===e))}var P=class extends m{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[h,_`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--s4);
      }
      /* Words that are only heard must not make the page wider than what is seen. */
      .sheet {
        position: relative;
      }
      td {
        text-align: center;
        padding: var(--s1);
      }
      tbody th {
        color: var(--ink);
        min-width: 7rem;
      }
      .cross thead th {
        color: var(--ink);
        text-align: center;
      }
      td button {
        display: grid;
        gap: 0;
        width: 100%;
        min-width: 5.5rem;
        padding: var(--s1) var(--s2);
        line-height: 1.25;
        border-width: 2px;
      }
      td button strong {
        font-size: 1.125rem;
      }
      td .better {
        background: var(--first-wash);
        border-color: var(--first);
      }
      td .worse {
        background: var(--second-wash);
        border-color: var(--second);
        border-style: dashed;
      }
      .blank {
        display: grid;
        place-content: center;
        min-width: 5.5rem;
        min-height: 3.25rem;
        border: 2px dashed var(--line);
        border-radius: var(--radius);
        color: var(--soft);
      }
      .ranking {
        width: 100%;
      }
      .ranking td {
        text-align: start;
        padding: var(--s1) var(--s3);
      }
      .ranking tfoot td {
        border: 0;
        vertical-align: top;
      }
      .axis-numbers {
        display: block;
        position: relative;
        height: 1.4rem;
        border-top: 1px solid var(--strong-line);
      }
      .axis-numbers span {
        position: absolute;
        translate: -50% 0;
      }
      .axis-name {
        display: block;
        text-align: center;
        color: var(--soft);
      }
      td,
      tbody th {
        vertical-align: middle;
      }
      .ranking td.number {
        text-align: right;
      }
      .plot {
        min-width: 12rem;
        width: 40%;
      }
      .ranking td.plot {
        padding-inline: var(--s4);
      }
      .plot svg {
        display: block;
        width: 100%;
        height: 1.75rem;
      }
      .axis {
        stroke: var(--strong-line);
        stroke-dasharray: 3 3;
      }
      .whisker {
        stroke: var(--ink);
        stroke-width: 2.5;
      }
      .mean {
        fill: var(--first);
      }
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return n`
      ${e?n`<p class="small soft">${p(`cross-caption`)}</p>`:l}
      <div class="sheet" tabindex="0" role="region" aria-label=${p(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${p(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>n`<th scope="col" title=${e}>${M(e)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(r=>n`<tr>
                  <th scope="row" title=${r}>${M(r)}</th>
                  ${t.map(t=>n`<td>
                        ${r===t?`·`:e?this.cell(e,r,t):n`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):l}
    `}cell(e,t,r){let i=F(e.pairings,t,r);if(!i)return l;let a=i.better===t?`better`:i.better===r?`worse`:``;return n`<button
      class=${a}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,r))}
    >
      <span class="unseen"
        >${p(`a-against-b`,{a:M(t),b:M(r)})}</span
      >
      <strong>${f(i.score.mean)}</strong>
      <span class="small">${e.exact?p(`exact`):I(i.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){let t=me(e);return n`<div class="sheet" tabindex="0" role="region" aria-label=${p(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${p(`strategy-title`)}</th>
            <th class="number">${p(`score`)}</th>
            <th>${p(`group`)}</th>
            ${t?n`<th class="number">${p(`best-opponent`)}</th>`:l}
            <th class="plot">${p(`score-with-interval`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((r,i)=>n`<tr>
                <td class="number">${i+1}</td>
                <td title=${r.name}>${M(r.name)}</td>
                <td class="number">
                  ${f(r.score)}
                  <span class="soft"
                    >${e.exact?``:I({...r,mean:r.score})}</span
                  >
                </td>
                <td>${r.group}</td>
                ${t?n`<td class="number">${this.opponent(e,r.name)}</td>`:l}
                <td class="plot">${ge({...r,mean:r.score})}</td>
              </tr>`)}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td colspan=${t?5:4}></td>
            <td class="plot">${he()}</td>
          </tr>
        </tfoot>
      </table>
      ${t?n`<p class="soft small">${p(`best-opponent-note`)}</p>`:l}
    </div>`}opponent({strategies:e},t){let r=e?.find(e=>e.name===t)?.exploitability;if(typeof r!=`number`)return n`${p(`best-opponent-unknown`)}`;let i=`best-response:${t}`;return n`<button
      class="rival"
      title=${p(`best-opponent-watch`,{name:M(t)})}
      aria-label="${g(r,4)}. ${p(`best-opponent-watch`,{name:M(t)})}"
      @click=${()=>this.tell(`meeting`,{a:i,b:t})}
    >
      ${g(r,4)}
    </button>`}};v([t({attribute:!1})],P.prototype,`report`,void 0),v([t({attribute:!1})],P.prototype,`strategies`,void 0),P=v([S(`cross-table`)],P);function me({strategies:e}){return(e??[]).some(({exploitability:e})=>typeof e==`number`)}function F(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function I({mean:e,low:t,high:n}){let r=(n-t)/2;return Math.abs((t+n)/2-e)>r/4&&r>5e-4?`(${g(100*t,1)} – ${f(n)})`:`±${g(100*r,1)}`}function he(){return n`<span class="axis-numbers">${[0,25,50,75,100].map(e=>n`<span .style=${`left: ${e}%`}>${e}</span>`)}</span>
    <span class="axis-name">${p(`score-axis`)}</span>`}function ge({mean:e,low:t,high:r}){return n`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${a`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*r} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var L=class extends m{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=T.START,this.trace=[],this.history=new T}static{this.styles=[h,re,_`
      .both {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(12rem, 2fr);
        gap: var(--s4);
      }
      game-board {
        --board-height: 26rem;
      }
      .mistakes {
        display: grid;
        gap: var(--s2);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .mistakes button {
        width: 100%;
        justify-content: start;
        text-align: start;
        line-height: 1.4;
        padding: var(--s2);
      }
      .mistakes button[aria-current] {
        border-color: var(--ink);
        border-width: 2px;
        font-weight: 600;
      }
      @media (max-width: 50rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new T;let t=this.history.extend(T.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return l;let[r=``,i=``]=e.players,a=this.history.line(T.START),o=new Map(e.mistakes.map(e=>[a[e.ply]??0,_e(e)]));return n`
      ${this.refusal?b(this.refusal):l}
      <div class="both">
        ${t?n`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:l}
        <div class="stack">
          <p>${p(`who-sits`,{first:r,second:i})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:p(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${o}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${p(`back`)}
              ?disabled=${this.at===T.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${p(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?n`<a class="button" href=${d(ne(this.playState()))}
                    >${p(`open-in-play`)}</a
                  >`:l}
          </div>
          ${e.replayable?this.mistakes(o):l}
        </div>
      </div>
    `}mistakes(e){return n`<div class="stack" aria-live="polite">
      <h3>${p(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>n`<li>
              <button
                aria-current=${e===this.at?`step`:l}
                @click=${()=>this.go(e)}
              >
                ${ie()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...te(this.game,{1:k,2:k},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>x.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=y(e)}}};v([t()],L.prototype,`game`,void 0),v([t({type:Number})],L.prototype,`seed`,void 0),v([t({attribute:!1})],L.prototype,`replay`,void 0),v([c()],L.prototype,`view`,void 0),v([c()],L.prototype,`refusal`,void 0),v([c()],L.prototype,`at`,void 0),v([c()],L.prototype,`trace`,void 0),L=v([S(`play-replay`)],L);var R=4;function _e({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,R).join(`, `),o=n.length>R?`${a}, …`:a;return p(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var[z,B,V,H]=[`#1A1A1A`,`#5A5A5A`,`#D9D9D9`,`#FFFFFF`],[U,W]=[`#0072B2`,`#D55E00`],[G,K,q,J,ve]=[24,44,92,320,8.6];function ye({title:e,below:t,report:n}){let r=n.ranking.map(({name:e})=>M(e)),i=G+Math.max(12,...r.map(e=>e.length))*ve+40,a=i+J+130,o=Math.max(a+r.length*q+G,e.length*12+2*G),s=150+r.length*K,c=s+84,l=[Y(G,40,e,{size:22,bold:!0}),Y(G,66,t,{colour:B}),Y(i+J/2,104,p(`score-axis`),{anchor:`middle`,bold:!0}),Y(a+r.length*q/2,104,p(`cross-short`),{anchor:`middle`,bold:!0}),be(i,150,s),...n.ranking.flatMap((e,t)=>{let o=150+(t+.5)*K,s={mean:e.score,low:e.low,high:e.high};return[Y(G,o,`${t+1}. ${r[t]}`),xe(i,o,s),Y(i+J+14,o,f(e.score),{bold:!0}),...n.ranking.map((t,r)=>Se(n,e.name,t.name,a+r*q,o))]}),...r.map((e,t)=>Y(a+(t+.5)*q,132,`${t+1}.`,{anchor:`middle`,bold:!0})),Y(G,s+62,p(`standings-key`),{colour:B,size:14})];return`<svg xmlns="http://www.w3.org/2000/svg" width="${o}" height="${c}" viewBox="0 0 ${o} ${c}" role="img" aria-label="${X(e)}" font-family="DejaVu Sans, Verdana, Arial, sans-serif"><title>${X(e)}</title><rect width="${o}" height="${c}" fill="${H}"/>${l.join(``)}</svg>`}function Y(e,t,n,r={}){let{size:i=16,bold:a=!1,colour:o=z,anchor:s=`start`}=r,c=a?` font-weight="bold"`:``;return`<text x="${e}" y="${t+.36*i}" font-size="${i}" fill="${o}" text-anchor="${s}"${c}>${X(n)}</text>`}function be(e,t,n){let r=[0,25,50,75,100].map(r=>{let i=e+r/100*J;return`<line x1="${i}" x2="${i}" y1="${t}" y2="${n}" stroke="${r===50?z:V}"${r===50?` stroke-dasharray="4 3"`:``}/>`+Y(i,n+16,g(r),{anchor:`middle`,colour:B})}),i=Y(e+J+14,n+16,`%`,{colour:B});return`${r.join(``)}${i}`}function xe(e,t,{mean:n,low:r,high:i}){let a=t=>e+t*J;return`<line x1="${a(r)}" x2="${a(i)}" y1="${t}" y2="${t}" stroke="${z}" stroke-width="3"/>`+[r,i].map(e=>`<line x1="${a(e)}" x2="${a(e)}" y1="${t-8}" y2="${t+8}" stroke="${z}" stroke-width="2"/>`).join(``)+`<circle cx="${a(n)}" cy="${t}" r="6" fill="${U}"/>`}function Se(e,t,n,r,i){if(t===n)return Y(r+q/2,i,`·`,{anchor:`middle`,colour:B});let a=F(e.pairings,t,n);if(!a)return``;let o=a.better===t?U:a.better===n?W:V,s=o===W?` stroke-dasharray="5 3"`:``,c={x:r+4,y:i-K/2+4,width:q-8,height:K-8};return`<rect x="${c.x}" y="${c.y}" width="${c.width}" height="${c.height}" rx="4" fill="${H}" stroke="${o}" stroke-width="2"${s}/>`+Y(r+q/2,i,f(a.score.mean),{anchor:`middle`})}function X(e){let t={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`};return e.replace(/[&<>"]/g,e=>t[e]??e)}var Z=[`exact`,`games`,`precision`,`sprt`],Q=class extends m{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=$({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new ae(this),this.written=``}static{this.styles=[h,_`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      select {
        width: 100%;
      }
      .chosen {
        display: grid;
        gap: var(--s1);
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .chosen li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--s1);
        align-items: start;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: var(--s1) var(--s1) var(--s1) var(--s2);
      }
      .chosen summary {
        display: flex;
        align-items: center;
        gap: var(--s2);
        min-height: 2.5rem;
      }
      .chosen summary::after {
        content: '✎';
        color: var(--soft);
        margin-inline-start: auto;
      }
      .chosen .about {
        color: var(--soft);
        font-size: var(--small);
        margin-block: var(--s1);
      }
      .chosen input {
        width: 100%;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      number-field {
        width: 8rem;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){e.has(`address`)&&d(this.address)!==this.written&&(this.written=d(this.address),this.view=$(this.address)),this.view.strategies.length<2&&this.games.length>0&&(this.view={...this.view,strategies:N(this.card(),this.games)})}render(){let{job:e}=this,t=e.result?.report??we(e.partial),r=e.result?.sentences[u.language]??e.partial?.sentence??``,i=this.card()?.strategies??[],a=e=>ue(e,t?.ranking.map(({name:e})=>e)??[],i),o=a(r);return n`<div class="screen">
      <section class="card stack" aria-label=${p(`screen-tournament`)}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${p(`result`)}>
          ${e.running?n`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:l}
          ${e.refusal?b(e.refusal):l}
          <div aria-live="polite">
            ${o?n`<p class="sentence">${o}</p>`:l}
          </div>
          ${e.state===`cancelled`?n`<p class="soft" role="status">${p(`was-cancelled`)}</p>`:l}
          ${t?n`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  ${e.result?.remarks[u.language].map(e=>n`<p class="small soft">${a(e)}</p>`)}`:e.running?l:n`<p class="soft">${p(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result?this.files(e.result):l}
        </section>
        ${this.refusal?b(this.refusal):l}
        ${this.replayed?this.plays(this.replayed):l}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),r=D(t?.strategies??[]);return n`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>ee(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${p(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((r,i)=>n`<li>
              <details>
                <summary>${M(r)}</summary>
                <p class="about">${Ce(r,t)}</p>
                <label class="field"
                  >${p(`strategy-word`)}
                  <input
                    class="mono"
                    .value=${r}
                    spellcheck="false"
                    aria-label=${p(`strategy-number`,{number:i+1})}
                    @change=${e=>this.set(i,e.target.value)}
                  />
                </label>
              </details>
              <button
                aria-label=${p(`remove`,{strategy:M(r)})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(i,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${p(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${p(`add-strategy`)}</option>
        ${r.map(({word:e})=>n`<option value=${e}>${M(e)}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${p(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${Z.map(t=>n`<option value=${t} ?selected=${t===e.plan}>
                  ${p(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,p(`plays`),2,1e7):l}
        ${e.plan===`precision`?this.whole(`precision`,p(`precision-unit`),5,2e3):l}
        ${this.whole(`seed`,p(`seed`),0,0x38d7ea4c68000)}
      </div>
      ${this.hasRivals()?this.rivals():l}
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${p(`run-tournament`)}
      </button>
    `}hasRivals(){return this.card()?.strategies.some(({word:e})=>C(e)===`best-response`)??!1}rivals(){return n`<label class="check">
      <input
        type="checkbox"
        class="rivals"
        ?checked=${this.view.rivals}
        @change=${e=>this.change({rivals:e.target.checked})}
      />
      ${p(`best-opponent-ask`)}
    </label>`}whole(e,t,r,i){return n`<number-field
      label=${t}
      .low=${r}
      .high=${i}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,r=e=>JSON.stringify(e,null,2);return n`<div class="row">
      <button @click=${()=>this.onPicture(`svg`)}>${p(`picture-svg`)}</button>
      <button @click=${()=>this.onPicture(`png`)}>${p(`picture-png`)}</button>
      <button @click=${()=>E(O(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>E(O(t,`json`),r(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>E(O(`${t}-manifest`,`json`),r(e.manifest),`application/json`)}
      >
        ${p(`manifest`)}
      </button>
    </div>`}async onPicture(e){let{result:t}=this.job;if(!t)return;let{game:n,seed:r}=this.view,i=`${p(`screen-tournament`)} – ${this.card()?.title??n} (${n})`,a=t.report.pairings.filter(({seat:e})=>e===`both`),o=Math.max(0,...a.map(e=>e.games??0)),s=ye({title:i,below:t.report.exact?p(`standings-exact`):p(`standings-played`,{games:g(o),seed:r}),report:t.report}),c=new Blob([s],{type:`image/svg+xml`});E(O(`${n}-standings`,e),e===`svg`?c:await oe(c))}plays(e){return n`<section class="card stack" aria-label=${p(`replay`)}>
      <div class="row">
        <h2>${p(`replay-of`,{a:M(e.a),b:M(e.b)})}</h2>
        <number-field
          label=${p(`play-number`)}
          .low=${1}
          .value=${e.play+1}
          @number=${t=>void this.show({...e,play:t.detail-1})}
        ></number-field>
      </div>
      <play-replay
        .game=${this.view.game}
        .seed=${this.view.seed}
        .replay=${this.replay}
      ></play-replay>
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await x.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=y(t))}}card(){return w(this.games,this.view.game)}onGame(e){let t=w(this.games,e),n=t===this.card()?this.view.strategies:N(t,this.games);this.change({game:e,strategies:n})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=Te(this.view);this.written=d(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a,rivals:o}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let s={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}},c=o&&this.hasRivals();this.job.start(`tournament`,{game:e,strategies:t,plan:s[n],seed:a,exploitability:c})}};v([t({attribute:!1})],Q.prototype,`games`,void 0),v([t({attribute:!1})],Q.prototype,`address`,void 0),v([c()],Q.prototype,`view`,void 0),v([c()],Q.prototype,`replay`,void 0),v([c()],Q.prototype,`replayed`,void 0),v([c()],Q.prototype,`refusal`,void 0),Q=v([S(`tournament-screen`)],Q);function Ce(e,t){return t?.strategies.find(t=>C(t.word)===C(e))?.about??``}function we(e){return e?{...e,exact:!1,errors:[]}:null}function $(t){let n=s(t.fields.get(`strategies`)),i=r(t,`plan`);return{game:r(t,`game`)??`tic-tac-toe`,strategies:n.length>=2?n:[],plan:Z.find(e=>e===i)??`games`,games:e(t,`games`,1e3),precision:e(t,`precision`,100),seed:e(t,`seed`,0),rivals:r(t,`rivals`)===`yes`}}function Te(e){return{screen:`tournament`,fields:new Map([[`game`,o(e.game)],[`strategies`,i(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)],[`rivals`,e.rivals?`yes`:``]])}}export{Q as TournamentScreen};