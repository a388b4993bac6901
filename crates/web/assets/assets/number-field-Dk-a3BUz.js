import{F as e,L as t,M as n,N as r,O as i,P as a,b as o,g as s,j as c,v as l,x as u}from"./index-B2zt0Flj.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends o{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[u,t`
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
    `]}render(){let{label:t,value:n,low:r,high:o,corrected:c}=this,l=o<2**53-1;return e`<label class="field"
        ><span class="about">${t}</span>
        <input
          type="number"
          min=${r}
          max=${l?o:a}
          .value=${s(String(n))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${c===null?a:e`<span class="note"
                >${i(l?`number-between`:`number-from`,{low:r,high:o,taken:c})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};l([n()],f.prototype,`label`,void 0),l([n({type:Number})],f.prototype,`value`,void 0),l([n({type:Number})],f.prototype,`low`,void 0),l([n({type:Number})],f.prototype,`high`,void 0),l([c()],f.prototype,`corrected`,void 0),f=l([r(`number-field`)],f);