import{A as e,E as t,M as n,P as r,S as i,T as a,b as o,j as s,k as c,o as l,x as u}from"./index-Dbjpb4lK.js";var d=class extends u{constructor(...e){super(...e),this.progress=null}static{this.styles=[t,r`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,r=e?.done??0;return n`<div class="bar">
      <progress
        aria-label=${a(`progress`)}
        value=${t===null?s:r}
        max=${t??s}
      ></progress>
      <span class="small">
        ${t===null?a(`progress-open`,{done:i(r)}):a(`progress-of`,{done:i(r),total:i(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${a(`cancel`)}</button>
    </div>`}};o([c({attribute:!1})],d.prototype,`progress`,void 0),d=o([e(`job-progress`)],d);var f=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=l.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};export{f as t};