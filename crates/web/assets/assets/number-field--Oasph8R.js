import{A as e,B as t,E as n,L as r,M as i,R as a,S as o,U as s,V as c,w as l,z as u}from"./index-BqYoXqIV.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends n{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[i,s`
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
    `]}render(){let{label:n,value:r,low:i,high:a,corrected:s}=this,l=a<2**53-1;return c`<label class="field"
        ><span class="about">${n}</span>
        <input
          type="number"
          min=${i}
          max=${l?a:t}
          .value=${o(String(r))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${s===null?t:c`<span class="note"
                >${e(l?`number-between`:`number-from`,{low:i,high:a,taken:s})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};l([a()],f.prototype,`label`,void 0),l([a({type:Number})],f.prototype,`value`,void 0),l([a({type:Number})],f.prototype,`low`,void 0),l([a({type:Number})],f.prototype,`high`,void 0),l([r()],f.prototype,`corrected`,void 0),f=l([u(`number-field`)],f);