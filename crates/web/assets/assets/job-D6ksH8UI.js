import{B as e,D as t,F as n,I as r,L as i,M as a,O as o,R as s,T as c,j as l,s as u}from"./index-Bdtt9Jlw.js";var d=class extends t{constructor(...e){super(...e),this.progress=null}static{this.styles=[a,e`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return s`<div class="bar">
      <progress
        aria-label=${l(`progress`)}
        value=${t===null?i:n}
        max=${t??i}
      ></progress>
      <span class="small">
        ${t===null?l(`progress-open`,{done:o(n)}):l(`progress-of`,{done:o(n),total:o(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${l(`cancel`)}</button>
    </div>`}};c([n({attribute:!1})],d.prototype,`progress`,void 0),d=c([r(`job-progress`)],d);var f=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=u.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};export{f as t};