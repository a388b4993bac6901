import{A as e,D as t,E as n,F as r,I as i,L as a,P as o,T as s,j as c,s as l,z as u}from"./index-3h_3dC2o.js";var d=class extends n{constructor(...e){super(...e),this.progress=null}static{this.styles=[c,u`
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
    `]}render(){let{progress:n}=this,r=n?.total??null,o=n?.done??0;return a`<div class="bar">
      <progress
        aria-label=${e(`progress`)}
        value=${r===null?i:o}
        max=${r??i}
      ></progress>
      <span class="small">
        ${r===null?e(`progress-open`,{done:t(o)}):e(`progress-of`,{done:t(o),total:t(r)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${e(`cancel`)}</button>
    </div>`}};s([o({attribute:!1})],d.prototype,`progress`,void 0),d=s([r(`job-progress`)],d);var f=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=l.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};export{f as t};