import{E as e,I as t,L as n,M as r,N as i,O as a,R as o,V as s,k as c,s as l,z as u}from"./index-CCrIxgHC.js";var d=class extends a{constructor(...e){super(...e),this.progress=null}static{this.styles=[i,s`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return u`<div class="bar">
      <progress
        aria-label=${r(`progress`)}
        value=${t===null?o:n}
        max=${t??o}
      ></progress>
      <span class="small">
        ${t===null?r(`progress-open`,{done:c(n)}):r(`progress-of`,{done:c(n),total:c(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${r(`cancel`)}</button>
    </div>`}};e([t({attribute:!1})],d.prototype,`progress`,void 0),d=e([n(`job-progress`)],d);var f=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=l.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};export{f as t};