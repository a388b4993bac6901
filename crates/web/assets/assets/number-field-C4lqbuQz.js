import{A as e,F as t,I as n,L as r,M as i,O as a,R as o,S as s,T as c,V as l,b as u,w as d,z as f}from"./index-DAlzBVY8.js";var p=class extends d{constructor(...e){super(...e),this.progress=null}static{this.styles=[e,l`
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2) var(--s3);
        align-items: center;
      }
      progress {
        flex: 1;
        min-width: 8rem;
        height: 0.75rem;
        accent-color: var(--primary);
      }
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return f`<div class="bar">
      <progress
        aria-label=${a(`progress`)}
        value=${t===null?o:n}
        max=${t??o}
      ></progress>
      <span class="small">
        ${t===null?a(`progress-open`,{done:c(n)}):a(`progress-of`,{done:c(n),total:c(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${a(`cancel`)}</button>
    </div>`}};s([n({attribute:!1})],p.prototype,`progress`,void 0),p=s([r(`job-progress`)],p);var m=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=i.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function h(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var g=class extends d{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[e,l`
      :host {
        min-width: 0;
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
      input {
        width: 100%;
      }
      .note {
        display: block;
        max-width: 16rem;
        margin-top: var(--s1);
        font-size: var(--small);
        color: var(--alarm);
      }
    `]}render(){let{label:e,value:t,low:n,high:r,corrected:i}=this,s=r<2**53-1;return f`<label class="field"
        ><span class="about">${e}</span>
        <input
          type="number"
          min=${n}
          max=${s?r:o}
          .value=${u(String(t))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${i===null?o:f`<span class="note"
                >${a(s?`number-between`:`number-from`,{low:n,high:r,taken:i})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=h(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};s([n()],g.prototype,`label`,void 0),s([n({type:Number})],g.prototype,`value`,void 0),s([n({type:Number})],g.prototype,`low`,void 0),s([n({type:Number})],g.prototype,`high`,void 0),s([t()],g.prototype,`corrected`,void 0),g=s([r(`number-field`)],g);export{m as t};