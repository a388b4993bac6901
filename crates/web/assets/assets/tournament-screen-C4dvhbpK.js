import{A as e,C as t,E as n,F as r,H as i,I as a,O as o,T as s,U as c,V as l,W as u,_ as d,d as f,f as p,g as m,k as ee,l as h,m as g,n as _,p as v,t as te,w as y,x as b,z as ne}from"./jobs-su9Y5C-2.js";import{c as x,d as re,f as ie,g as S,h as C,i as w,l as T,m as ae,p as oe,r as E,s as se,t as ce,u as D}from"./index-DxDDJ7R7.js";import"./number-field-BiA7Q-C5.js";var le=new Set([`mcts`,`ismcts`,`inference`,`alphabeta`,`determinised`]),O=[`random`,`first`,`last`,`optimal`],k=new Set([...O,`balanced`,`most-points`,`most-present`,`worst`,`blind`,`sequential`,`equilibrium`,`honest`,`bold`,`match`]);function A(e){let[,t=``,n=``,r=``]=/^([\w-]+)(#\d+)?(?::(.*))?$/.exec(e)??[],i=ue(t,r);return i===null?e:`${i}${n&&` ${n}`}`}function ue(e,t){let[n=``,...r]=t.split(`,`);if(k.has(e))return t===``?b(`strategy-${e}`):null;if(le.has(e))return de(e,n,r);switch(e){case`minimax`:return b(`strategy-minimax`,{depth:Number(n),heuristic:r.join(`, `)||`none`});case`greedy`:return b(`strategy-greedy`,{heuristic:t||`none`});case`always`:return b(`strategy-always`,{choice:t});case`fallible`:return b(`strategy-fallible`,{often:n,name:A(r.join(`,`))});case`best-response`:case`against`:return b(`strategy-against`,{name:A(t)});default:return null}}function de(e,t,n){let r=n.length>0?` (${n.join(`, `)})`:``;if(/^\d+$/.test(t))return b(`strategy-${e}`,{count:m(Number(t))})+r;let[,i,a]=/^(\d+)(ms|s|min)$/.exec(t)??[];return i&&a?b(`strategy-${e}-timed`,{time:`${i}\u202f${a}`})+r:b(`strategy-${e}-usual`)+(t?` (${[t,...n].join(`, `)})`:r)}function fe(e,t,n){let r=new Map(t.flatMap(e=>[[e,e],[pe(e,n),e]]));if(r.size===0)return e;let i=[...r.keys()].toSorted((e,t)=>t.length-e.length).map(me),a=RegExp(`(?<![\\p{L}\\p{N}_:-])(?:${i.join(`|`)})(?![\\p{L}\\p{N}_#-]|:\\S)`,`gu`);return e.replace(a,e=>b(`quoted`,{text:A(r.get(e)??e)}))}function pe(e,t){let n=x(e).replace(/#\d+$/,``),r=t.find(({names:e})=>e[0]===n)?.names[1];return r?e.replace(n,r.replaceAll(`-`,`_`)):e}function me(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}function j(e,t){if(!e)return[`random`,`first`];let n=T(e.strategies),r=new Set(n.map(({base:e})=>e)),i=n.filter(({base:n,options:r})=>!r&&k.has(n)&&he(n,e,t)).map(({word:e})=>e),a=r.has(`random`)?[`random`]:[];if(i.length>0){let e=r.has(`optimal`)?[`optimal`]:[];return[...a,...i,...e].slice(0,5)}let o=[`minimax:2`,`mcts:200`,`honest`,`equilibrium`,`first`].filter(e=>r.has(x(e)));return[...a,...o].slice(0,3)}function he(e,t,n){return!O.includes(e)&&!n.some(n=>n.name!==t.name&&n.strategies.some(({word:t})=>x(t)===e))}var M=class extends f{constructor(...e){super(...e),this.report=null,this.strategies=[]}static{this.styles=[p,e`
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
    `]}render(){let{report:e}=this,t=e?.ranking.map(({name:e})=>e)??this.strategies;return o`
      ${e?o`<p class="small soft">${b(`cross-caption`)}</p>`:n}
      <div class="sheet" tabindex="0" role="region" aria-label=${b(`cross-table`)}>
        <table class="cross">
          <caption class="unseen">
            ${b(`cross-table`)}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${t.map(e=>o`<th scope="col" title=${e}>${A(e)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${t.map(n=>o`<tr>
                  <th scope="row" title=${n}>${A(n)}</th>
                  ${t.map(t=>o`<td>
                        ${n===t?`·`:e?this.cell(e,n,t):o`<span class="blank">?</span>`}
                      </td>`)}
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e?this.ranking(e):n}
    `}cell(e,t,r){let i=N(e.pairings,t,r);if(!i)return n;let a=i.better===t?`better`:i.better===r?`worse`:``;return o`<button
      class=${a}
      @click=${()=>this.tell(`meeting`,this.asPlayed(e,t,r))}
    >
      <span class="unseen"
        >${b(`a-against-b`,{a:A(t),b:A(r)})}</span
      >
      <strong>${d(i.score.mean)}</strong>
      <span class="small">${e.exact?b(`exact`):P(i.score)}</span>
    </button>`}asPlayed(e,t,n){return e.pairings.filter(({seat:e})=>e===`both`).some(e=>e.a===n&&e.b===t)?{a:n,b:t}:{a:t,b:n}}ranking(e){let t=ge(e);return o`<div class="sheet" tabindex="0" role="region" aria-label=${b(`ranking`)}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${b(`strategy-title`)}</th>
            <th class="number">${b(`score`)}</th>
            <th>${b(`group`)}</th>
            ${t?o`<th class="number">${b(`best-opponent`)}</th>`:n}
            <th class="plot">${b(`score-with-interval`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.ranking.map((r,i)=>o`<tr>
                <td class="number">${i+1}</td>
                <td title=${r.name}>${A(r.name)}</td>
                <td class="number">
                  ${d(r.score)}
                  <span class="soft"
                    >${e.exact?``:P({...r,mean:r.score})}</span
                  >
                </td>
                <td>${r.group}</td>
                ${t?o`<td class="number">${this.opponent(e,r.name)}</td>`:n}
                <td class="plot">${F({...r,mean:r.score})}</td>
              </tr>`)}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td colspan=${t?5:4}></td>
            <td class="plot">${_e()}</td>
          </tr>
        </tfoot>
      </table>
      ${t?o`<p class="soft small">${b(`best-opponent-note`)}</p>`:n}
    </div>`}opponent({strategies:e},t){let n=e?.find(e=>e.name===t)?.exploitability;if(typeof n!=`number`)return o`${b(`best-opponent-unknown`)}`;let r=`best-response:${t}`;return o`<button
      class="rival"
      title=${b(`best-opponent-watch`,{name:A(t)})}
      aria-label="${m(n,4)}. ${b(`best-opponent-watch`,{name:A(t)})}"
      @click=${()=>this.tell(`meeting`,{a:r,b:t})}
    >
      ${m(n,4)}
    </button>`}};h([y({attribute:!1})],M.prototype,`report`,void 0),h([y({attribute:!1})],M.prototype,`strategies`,void 0),M=h([s(`cross-table`)],M);function ge({strategies:e}){return(e??[]).some(({exploitability:e})=>typeof e==`number`)}function N(e,t,n){let r=e.filter(({seat:e})=>e===`both`),i=r.find(e=>e.a===t&&e.b===n);if(i)return i;let a=r.find(e=>e.a===n&&e.b===t);if(!a)return null;let{mean:o,low:s,high:c}=a.score;return{better:a.better,score:{mean:1-o,low:1-c,high:1-s}}}function P({mean:e,low:t,high:n}){let r=(n-t)/2;return Math.abs((t+n)/2-e)>r/4&&r>5e-4?`(${m(100*t,1)} – ${d(n)})`:`±${m(100*r,1)}`}function _e(){return o`<span class="axis-numbers">${[0,25,50,75,100].map(e=>o`<span .style=${`left: ${e}%`}>${e}</span>`)}</span>
    <span class="axis-name">${b(`score-axis`)}</span>`}function F({mean:e,low:t,high:n}){return o`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${ee`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100*t} x2=${100*n} y1="10" y2="10" />
      <rect class="mean" x=${100*e-1} y="4" width="2" height="12" />`}
  </svg>`}var I=class extends f{constructor(...e){super(...e),this.game=``,this.seed=0,this.replay=null,this.view=null,this.refusal=null,this.at=C.START,this.trace=[],this.history=new C}static{this.styles=[p,ae,e`
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
    `]}willUpdate(e){if(!e.has(`replay`)||!this.replay)return;this.history=new C;let t=this.history.extend(C.START,this.replay.moves),n=this.replay.mistakes[0];this.replay.replayable?this.go(n?this.history.path(t)[n.ply]??t:t):this.view=null}render(){let{replay:e,view:t}=this;if(!e)return n;let[r=``,a=``]=e.players,s=this.history.line(C.START),c=new Map(e.mistakes.map(e=>[s[e.ply]??0,ve(e)]));return o`
      ${this.refusal?_(this.refusal):n}
      <div class="both">
        ${t?o`<game-board
                .picture=${t.picture}
                .trace=${this.trace}
                .label=${t.sentence}
              ></game-board>`:n}
        <div class="stack">
          <p>${b(`who-sits`,{first:r,second:a})}</p>
          <p aria-live="polite">
            ${e.replayable?t?.sentence??``:b(`chance-between`)}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${c}
            @go=${e=>this.go(e.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${b(`back`)}
              ?disabled=${this.at===C.START}
              @click=${()=>this.go(this.history.parent(this.at)??this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${b(`forward`)}
              ?disabled=${this.history.children(this.at).length===0}
              @click=${()=>this.go(this.history.children(this.at)[0]??this.at)}
            >
              ▶
            </button>
            ${e.replayable?o`<a class="button" href=${i(ie(this.playState()))}
                    >${b(`open-in-play`)}</a
                  >`:n}
          </div>
          ${e.replayable?this.mistakes(c):n}
        </div>
      </div>
    `}mistakes(e){return o`<div class="stack" aria-live="polite">
      <h3>${b(`mistakes`,{count:e.size})}</h3>
      <ul class="mistakes">
        ${[...e].map(([e,t])=>o`<li>
              <button
                aria-current=${e===this.at?`step`:n}
                @click=${()=>this.go(e)}
              >
                ${oe()}<span>${t}</span>
              </button>
            </li>`)}
      </ul>
    </div>`}playState(){return{...re(this.game,{1:D,2:D},this.seed),start:this.replay?.start??null,history:this.history,at:this.at}}go(e){this.at=e,this.look()}async look(){let{at:e}=this,t=this.history.moves(e);try{let n=this.replay?.start??null,r=e=>v.play({game:this.game,start:n,moves:e,seed:this.seed},null),i=t.at(-1),[a,o]=await Promise.all([r(t),i===void 0?null:r(t.slice(0,-1))]);if(e!==this.at)return;let s=o?.moves.find(({move:e})=>e===i);this.trace=s?.places.flatMap(e=>o?.picture.places[e]??[])??[],this.view=a,this.refusal=null}catch(e){this.refusal=g(e)}}};h([y()],I.prototype,`game`,void 0),h([y({type:Number})],I.prototype,`seed`,void 0),h([y({attribute:!1})],I.prototype,`replay`,void 0),h([t()],I.prototype,`view`,void 0),h([t()],I.prototype,`refusal`,void 0),h([t()],I.prototype,`at`,void 0),h([t()],I.prototype,`trace`,void 0),I=h([s(`play-replay`)],I);var L=4;function ve({ply:e,move:t,best:n,could:r,became:i}){let a=n.slice(0,L).join(`, `),o=n.length>L?`${a}, …`:a;return b(`mistake`,{number:e+1,move:t,could:r,became:i,best:o})}var[R,z,B,V]=[`#1A1A1A`,`#5A5A5A`,`#D9D9D9`,`#FFFFFF`],[H,U]=[`#0072B2`,`#D55E00`],[W,G,K,q,ye]=[24,44,92,320,8.6];function be({title:e,below:t,report:n}){let r=n.ranking.map(({name:e})=>A(e)),i=W+Math.max(12,...r.map(e=>e.length))*ye+40,a=i+q+130,o=Math.max(a+r.length*K+W,e.length*12+2*W),s=150+r.length*G,c=s+84,l=[J(W,40,e,{size:22,bold:!0}),J(W,66,t,{colour:z}),J(i+q/2,104,b(`score-axis`),{anchor:`middle`,bold:!0}),J(a+r.length*K/2,104,b(`cross-short`),{anchor:`middle`,bold:!0}),xe(i,150,s),...n.ranking.flatMap((e,t)=>{let o=150+(t+.5)*G,s={mean:e.score,low:e.low,high:e.high};return[J(W,o,`${t+1}. ${r[t]}`),Se(i,o,s),J(i+q+14,o,d(e.score),{bold:!0}),...n.ranking.map((t,r)=>Ce(n,e.name,t.name,a+r*K,o))]}),...r.map((e,t)=>J(a+(t+.5)*K,132,`${t+1}.`,{anchor:`middle`,bold:!0})),J(W,s+62,b(`standings-key`),{colour:z,size:14})];return`<svg xmlns="http://www.w3.org/2000/svg" width="${o}" height="${c}" viewBox="0 0 ${o} ${c}" role="img" aria-label="${Y(e)}" font-family="DejaVu Sans, Verdana, Arial, sans-serif"><title>${Y(e)}</title><rect width="${o}" height="${c}" fill="${V}"/>${l.join(``)}</svg>`}function J(e,t,n,r={}){let{size:i=16,bold:a=!1,colour:o=R,anchor:s=`start`}=r,c=a?` font-weight="bold"`:``;return`<text x="${e}" y="${t+.36*i}" font-size="${i}" fill="${o}" text-anchor="${s}"${c}>${Y(n)}</text>`}function xe(e,t,n){let r=[0,25,50,75,100].map(r=>{let i=e+r/100*q;return`<line x1="${i}" x2="${i}" y1="${t}" y2="${n}" stroke="${r===50?R:B}"${r===50?` stroke-dasharray="4 3"`:``}/>`+J(i,n+16,m(r),{anchor:`middle`,colour:z})}),i=J(e+q+14,n+16,`%`,{colour:z});return`${r.join(``)}${i}`}function Se(e,t,{mean:n,low:r,high:i}){let a=t=>e+t*q;return`<line x1="${a(r)}" x2="${a(i)}" y1="${t}" y2="${t}" stroke="${R}" stroke-width="3"/>`+[r,i].map(e=>`<line x1="${a(e)}" x2="${a(e)}" y1="${t-8}" y2="${t+8}" stroke="${R}" stroke-width="2"/>`).join(``)+`<circle cx="${a(n)}" cy="${t}" r="6" fill="${H}"/>`}function Ce(e,t,n,r,i){if(t===n)return J(r+K/2,i,`·`,{anchor:`middle`,colour:z});let a=N(e.pairings,t,n);if(!a)return``;let o=a.better===t?H:a.better===n?U:B,s=o===U?` stroke-dasharray="5 3"`:``,c={x:r+4,y:i-G/2+4,width:K-8,height:G-8};return`<rect x="${c.x}" y="${c.y}" width="${c.width}" height="${c.height}" rx="4" fill="${V}" stroke="${o}" stroke-width="2"${s}/>`+J(r+K/2,i,d(a.score.mean),{anchor:`middle`})}function Y(e){let t={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`};return e.replace(/[&<>"]/g,e=>t[e]??e)}var X=[`exact`,`games`,`precision`,`sprt`],Z=class extends f{constructor(...e){super(...e),this.games=[],this.address={screen:`tournament`,fields:new Map},this.view=$({screen:`tournament`,fields:new Map}),this.replay=null,this.replayed=null,this.refusal=null,this.job=new se(this),this.written=``}static{this.styles=[p,e`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      .stage {
        grid-template-columns: minmax(0, 1fr);
      }
      .stage .sentence {
        padding-inline-end: 3rem;
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
    `]}willUpdate(e){e.has(`address`)&&i(this.address)!==this.written&&(this.written=i(this.address),this.view=$(this.address)),this.view.strategies.length<2&&this.games.length>0&&(this.view={...this.view,strategies:j(this.card(),this.games)})}render(){let{job:e}=this,t=e.result?.report??Q(e.partial),r=e.result?.sentences[u.language]??e.partial?.sentence??``,i=this.card()?.strategies??[],a=e=>fe(e,t?.ranking.map(({name:e})=>e)??[],i),s=a(r),c=u.projector&&(t!==null||e.running);return o`<div class=${c?`screen stage`:`screen`}>
      ${c?n:o`<section class="card stack" aria-label=${b(`screen-tournament`)}>
              ${this.form()}
            </section>`}
      <div class="stack">
        <section class="card stack" aria-label=${b(`result`)}>
          ${e.running?o`<job-progress
                  .progress=${e.progress}
                  @cancel=${()=>e.cancel()}
                ></job-progress>`:n}
          ${e.refusal?_(e.refusal):n}
          <div aria-live="polite">
            ${s?o`<p class="sentence">${s}</p>`:n}
          </div>
          ${e.state===`cancelled`?o`<p class="soft" role="status">${b(`was-cancelled`)}</p>`:n}
          ${t?o`<cross-table
                    .report=${t}
                    @meeting=${e=>void this.show({...e.detail,play:0})}
                  ></cross-table>
                  ${e.result?.remarks[u.language].map(e=>o`<p class="small soft">${a(e)}</p>`)}`:e.running?n:o`<p class="soft">${b(`tournament-empty`)}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`}
          ${e.result&&!c?this.files(e.result):n}
        </section>
        ${this.refusal?_(this.refusal):n}
        ${this.replayed?this.plays(this.replayed):n}
      </div>
    </div>`}form(){let{view:e}=this,t=this.card(),r=T(t?.strategies??[]);return o`
      <game-picker
        .games=${this.games}
        .word=${e.game}
        .fits=${e=>te(e,`tournament`)!==void 0}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <h2>${b(`strategies`)}</h2>
      <ol class="chosen">
        ${e.strategies.map((n,r)=>o`<li>
              <details>
                <summary>${A(n)}</summary>
                <p class="about">${we(n,t)}</p>
                <label class="field"
                  >${b(`strategy-word`)}
                  <input
                    class="mono"
                    .value=${n}
                    spellcheck="false"
                    aria-label=${b(`strategy-number`,{number:r+1})}
                    @change=${e=>this.set(r,e.target.value)}
                  />
                </label>
              </details>
              <button
                aria-label=${b(`remove`,{strategy:A(n)})}
                ?disabled=${e.strategies.length<=2}
                @click=${()=>this.set(r,``)}
              >
                ✕
              </button>
            </li>`)}
      </ol>
      <select
        aria-label=${b(`add-strategy`)}
        @change=${t=>{let n=t.target;n.value&&this.change({strategies:[...e.strategies,n.value]}),n.value=``}}
      >
        <option value="">${b(`add-strategy`)}</option>
        ${r.map(({word:e})=>o`<option value=${e}>${A(e)}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${b(`plan`)}
          <select
            @change=${e=>this.change({plan:e.target.value})}
          >
            ${X.map(t=>o`<option value=${t} ?selected=${t===e.plan}>
                  ${b(`plan-${t}`)}
                </option>`)}
          </select>
        </label>
        ${e.plan===`games`?this.whole(`games`,b(`plays`),2,1e7):n}
        ${e.plan===`precision`?this.whole(`precision`,b(`precision-unit`),5,2e3):n}
        ${this.whole(`seed`,b(`seed`),0,0x38d7ea4c68000)}
      </div>
      ${this.hasRivals()?this.rivals():n}
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${b(`run-tournament`)}
      </button>
    `}hasRivals(){return this.card()?.strategies.some(({word:e})=>x(e)===`best-response`)??!1}rivals(){return o`<label class="check">
      <input
        type="checkbox"
        class="rivals"
        ?checked=${this.view.rivals}
        @change=${e=>this.change({rivals:e.target.checked})}
      />
      ${b(`best-opponent-ask`)}
    </label>`}whole(e,t,n,r){return o`<number-field
      label=${t}
      .low=${n}
      .high=${r}
      .value=${this.view[e]}
      @number=${t=>this.change({[e]:t.detail})}
    ></number-field>`}files(e){let{game:t}=this.view,n=e=>JSON.stringify(e,null,2);return o`<div class="row">
      <button @click=${()=>this.onPicture(`svg`)}>${b(`picture-svg`)}</button>
      <button @click=${()=>this.onPicture(`png`)}>${b(`picture-png`)}</button>
      <button @click=${()=>w(E(t,`csv`),e.csv,`text/csv`)}>CSV</button>
      <button @click=${()=>w(E(t,`json`),n(e.report),`application/json`)}>
        JSON
      </button>
      <button
        @click=${()=>w(E(`${t}-manifest`,`json`),n(e.manifest),`application/json`)}
      >
        ${b(`manifest`)}
      </button>
    </div>`}async onPicture(e){let{result:t}=this.job;if(!t)return;let{game:n,seed:r}=this.view,i=`${b(`screen-tournament`)} – ${this.card()?.title??n} (${n})`,a=t.report.pairings.filter(({seat:e})=>e===`both`),o=Math.max(0,...a.map(e=>e.games??0)),s=be({title:i,below:t.report.exact?b(`standings-exact`):b(`standings-played`,{games:m(o),seed:r}),report:t.report}),c=new Blob([s],{type:`image/svg+xml`});w(E(`${n}-standings`,e),e===`svg`?c:await ce(c))}plays(e){return o`<section class="card stack" aria-label=${b(`replay`)}>
      <div class="row">
        <h2>${b(`replay-of`,{a:A(e.a),b:A(e.b)})}</h2>
        <number-field
          label=${b(`play-number`)}
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
    </section>`}async show(e){this.replayed=e;let{game:t,seed:n}=this.view;try{let r=await v.replay({game:t,seed:n,...e});if(this.replayed!==e)return;this.replay=r,this.refusal=null}catch(t){this.replayed===e&&(this.refusal=g(t))}}card(){return S(this.games,this.view.game)}onGame(e){let t=S(this.games,e),n=t===this.card()?this.view.strategies:j(t,this.games);this.change({game:e,strategies:n})}set(e,t){let n=this.view.strategies.flatMap((n,r)=>r===e?t.trim()?[t.trim()]:[]:[n]);this.change({strategies:n})}change(e){this.view={...this.view,...e};let t=Te(this.view);this.written=i(t),this.tell(`address`,t)}onRun(){let{game:e,strategies:t,plan:n,games:r,precision:i,seed:a,rivals:o}=this.view;this.replay=null,this.replayed=null,this.refusal=null;let s={exact:null,games:{games:r},precision:{precision:i/1e4},sprt:{sprt:{}}},c=o&&this.hasRivals();this.job.start(`tournament`,{game:e,strategies:t,plan:s[n],seed:a,exploitability:c})}};h([y({attribute:!1})],Z.prototype,`games`,void 0),h([y({attribute:!1})],Z.prototype,`address`,void 0),h([t()],Z.prototype,`view`,void 0),h([t()],Z.prototype,`replay`,void 0),h([t()],Z.prototype,`replayed`,void 0),h([t()],Z.prototype,`refusal`,void 0),Z=h([s(`tournament-screen`)],Z);function we(e,t){return t?.strategies.find(t=>x(t.word)===x(e))?.about??``}function Q(e){return e?{...e,exact:!1,errors:[]}:null}function $(e){let t=ne(e.fields.get(`strategies`)),n=a(e,`plan`);return{game:a(e,`game`)??`tic-tac-toe`,strategies:t.length>=2?t:[],plan:X.find(e=>e===n)??`games`,games:l(e,`games`,1e3),precision:l(e,`precision`,100),seed:l(e,`seed`,0),rivals:a(e,`rivals`)===`yes`}}function Te(e){return{screen:`tournament`,fields:new Map([[`game`,r(e.game)],[`strategies`,c(e.strategies)],[`plan`,e.plan],[`games`,e.plan===`games`?String(e.games):``],[`precision`,e.plan===`precision`?String(e.precision):``],[`seed`,e.seed===0?``:String(e.seed)],[`rivals`,e.rivals?`yes`:``]])}}export{Z as TournamentScreen};