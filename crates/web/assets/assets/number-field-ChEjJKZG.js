import{C as e,E as t,O as n,S as r,a as i,d as a,l as o,u as s,w as c,x as l,y as u}from"./jobs-BEzt_sH5.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends s{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[a,n`
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
    `]}render(){let{label:e,value:n,low:r,high:a,corrected:o}=this,s=a<2**53-1;return t`<label class="field"
        ><span class="about">${e}</span>
        <input
          type="number"
          min=${r}
          max=${s?a:c}
          .value=${i(String(n))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${o===null?c:t`<span class="note"
                >${u(s?`number-between`:`number-from`,{low:r,high:a,taken:o})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};o([r()],f.prototype,`label`,void 0),o([r({type:Number})],f.prototype,`value`,void 0),o([r({type:Number})],f.prototype,`low`,void 0),o([r({type:Number})],f.prototype,`high`,void 0),o([l()],f.prototype,`corrected`,void 0),f=o([e(`number-field`)],f);