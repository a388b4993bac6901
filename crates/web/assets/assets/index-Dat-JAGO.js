const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./tournament-screen-CEfpKzP1.js","./number-field-CRo1jZVN.js","./dice-screen-Dg8i__XS.js","./line-chart-Ci2QlTQx.js","./learn-screen-DGegNmhv.js"])))=>i.map(i=>d[i]);
var e=[`play`,`graph`,`tournament`,`dice`,`learn`];function t(t){let[n=``,r=``]=l(t.replace(/^#\/?/,``),`?`),i=e.find(e=>e===n)??`play`,a=new Map;for(let e of r.split(`&`)){let[t,n]=l(e,`=`);t&&a.set(t,n??``)}return{screen:i,fields:a}}function n({screen:e,fields:t}){let n=[...t].filter(([,e])=>e!==``).map(e=>e.join(`=`));return n.length===0?`#/${e}`:`#/${e}?${n.join(`&`)}`}function r(e){return encodeURIComponent(e).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`).replace(/%(3A|2F|3D|2B)/g,e=>decodeURIComponent(e))}function i(e){try{return decodeURIComponent(e)}catch{return e}}function a(e,t){let n=e.fields.get(t);return n===void 0||n===``?null:i(n)}function o(e){return e?e.split(`,`).map(i):[]}function s(e){return e.map(e=>r(e)).join(`,`)}function c(e,t,n){let r=e.fields.get(t)??``;return/^\d{1,15}$/.test(r)?Number(r):n}function l(e,t){let n=e.indexOf(t);return n<0?[e,void 0]:[e.slice(0,n),e.slice(n+t.length)]}var u=`stratege-start`;function d(e=document.getElementById(u)?.textContent){try{let t=JSON.parse(e??`{}`);return t&&typeof t==`object`&&!Array.isArray(t)?{...t}:{}}catch{return{}}}function f({screen:t,hintSeconds:i,...a}){let o=e.find(e=>e===t),c=Object.entries(a).map(([e,t])=>[e,Array.isArray(t)?s(t.map(String)):r(String(t))]);return!o&&c.length===0?``:n({screen:o??`play`,fields:new Map(c)})}var p=f(d());p&&!location.hash&&history.replaceState(null,``,p);var ee=globalThis,te=ee.ShadowRoot&&(ee.ShadyCSS===void 0||ee.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,ne=Symbol(),re=new WeakMap,ie=class{constructor(e,t,n){if(this._$cssResult$=!0,n!==ne)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(te&&e===void 0){let n=t!==void 0&&t.length===1;n&&(e=re.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),n&&re.set(t,e))}return e}toString(){return this.cssText}},ae=e=>new ie(typeof e==`string`?e:e+``,void 0,ne),m=(e,...t)=>new ie(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,ne),oe=(e,t)=>{if(te)e.adoptedStyleSheets=t.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let n of t){let t=document.createElement(`style`),r=ee.litNonce;r!==void 0&&t.setAttribute(`nonce`,r),t.textContent=n.cssText,e.appendChild(t)}},se=te?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return ae(t)})(e):e,{is:ce,defineProperty:le,getOwnPropertyDescriptor:ue,getOwnPropertyNames:de,getOwnPropertySymbols:fe,getPrototypeOf:pe}=Object,me=globalThis,he=me.trustedTypes,ge=he?he.emptyScript:``,_e=me.reactiveElementPolyfillSupport,ve=(e,t)=>e,ye={toAttribute(e,t){switch(t){case Boolean:e=e?ge:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},be=(e,t)=>!ce(e,t),xe={attribute:!0,type:String,converter:ye,reflect:!1,useDefault:!1,hasChanged:be};Symbol.metadata??=Symbol(`metadata`),me.litPropertyMetadata??=new WeakMap;var h=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=xe){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&le(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=ue(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??xe}static _$Ei(){if(this.hasOwnProperty(ve(`elementProperties`)))return;let e=pe(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(ve(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(ve(`properties`))){let e=this.properties,t=[...de(e),...fe(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(se(e))}else e!==void 0&&t.push(se(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return oe(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?ye:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?ye:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??be)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};h.elementStyles=[],h.shadowRootOptions={mode:`open`},h[ve(`elementProperties`)]=new Map,h[ve(`finalized`)]=new Map,_e?.({ReactiveElement:h}),(me.reactiveElementVersions??=[]).push(`2.1.2`);var Se=globalThis,Ce=e=>e,we=Se.trustedTypes,Te=we?we.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,Ee=`$lit$`,g=`lit$${Math.random().toFixed(9).slice(2)}$`,De=`?`+g,Oe=`<${De}>`,_=document,ke=()=>_.createComment(``),Ae=e=>e===null||typeof e!=`object`&&typeof e!=`function`,je=Array.isArray,Me=e=>je(e)||typeof e?.[Symbol.iterator]==`function`,Ne=`[ 	
\f\r]`,Pe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Fe=/-->/g,Ie=/>/g,v=RegExp(`>|${Ne}(?:([^\\s"'>=/]+)(${Ne}*=${Ne}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),Le=/'/g,Re=/"/g,ze=/^(?:script|style|textarea|title)$/i,Be=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),y=Be(1),b=Be(2),x=Symbol.for(`lit-noChange`),S=Symbol.for(`lit-nothing`),Ve=new WeakMap,C=_.createTreeWalker(_,129);function He(e,t){if(!je(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return Te===void 0?t:Te.createHTML(t)}var Ue=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=Pe;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===Pe?c[1]===`!--`?o=Fe:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=v):(ze.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=v):o=Ie:o===v?c[0]===`>`?(o=i??Pe,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?v:c[3]===`"`?Re:Le):o===Re||o===Le?o=v:o===Fe||o===Ie?o=Pe:(o=v,i=void 0);let d=o===v&&e[t+1].startsWith(`/>`)?` `:``;a+=o===Pe?n+Oe:l>=0?(r.push(s),n.slice(0,l)+Ee+n.slice(l)+g+d):n+g+(l===-2?t:d)}return[He(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},We=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=Ue(t,n);if(this.el=e.createElement(l,r),C.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=C.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(Ee)){let t=u[o++],n=i.getAttribute(e).split(g),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?Je:r[1]===`?`?Ye:r[1]===`@`?Xe:qe}),i.removeAttribute(e)}else e.startsWith(g)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(ze.test(i.tagName)){let e=i.textContent.split(g),t=e.length-1;if(t>0){i.textContent=we?we.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],ke()),C.nextNode(),c.push({type:2,index:++a});i.append(e[t],ke())}}}else if(i.nodeType===8){if(i.data===De)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(g,e+1))!==-1;)c.push({type:7,index:a}),e+=g.length-1}}a++}}static createElement(e,t){let n=_.createElement(`template`);return n.innerHTML=e,n}};function w(e,t,n=e,r){if(t===x)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=Ae(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=w(e,i._$AS(e,t.values),i,r)),t}var Ge=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??_).importNode(t,!0);C.currentNode=r;let i=C.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new Ke(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new Ze(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=C.nextNode(),a++)}return C.currentNode=_,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},Ke=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=S,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=w(this,e,t),Ae(e)?e===S||e==null||e===``?(this._$AH!==S&&this._$AR(),this._$AH=S):e!==this._$AH&&e!==x&&this._(e):e._$litType$===void 0?e.nodeType===void 0?Me(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==S&&Ae(this._$AH)?this._$AA.nextSibling.data=e:this.T(_.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=We.createElement(He(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new Ge(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=Ve.get(e.strings);return t===void 0&&Ve.set(e.strings,t=new We(e)),t}k(t){je(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(ke()),this.O(ke()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=Ce(e).nextSibling;Ce(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},qe=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=S,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=S}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=w(this,e,t,0),a=!Ae(e)||e!==this._$AH&&e!==x,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=w(this,r[n+o],t,o),s===x&&(s=this._$AH[o]),a||=!Ae(s)||s!==this._$AH[o],s===S?e=S:e!==S&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===S?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},Je=class extends qe{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===S?void 0:e}},Ye=class extends qe{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==S)}},Xe=class extends qe{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=w(this,e,t,0)??S)===x)return;let n=this._$AH,r=e===S&&n!==S||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==S&&(n===S||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Ze=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){w(this,e)}},Qe={M:Ee,P:g,A:De,C:1,L:Ue,R:Ge,D:Me,V:w,I:Ke,H:qe,N:Ye,U:Xe,B:Je,F:Ze},$e=Se.litHtmlPolyfillSupport;$e?.(We,Ke),(Se.litHtmlVersions??=[]).push(`3.3.3`);var et=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new Ke(t.insertBefore(ke(),e),e,void 0,n??{})}return i._$AI(e),i},tt=globalThis,nt=class extends h{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=et(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return x}};nt._$litElement$=!0,nt.finalized=!0,tt.litElementHydrateSupport?.({LitElement:nt});var rt=tt.litElementPolyfillSupport;rt?.({LitElement:nt}),(tt.litElementVersions??=[]).push(`4.2.2`);var T=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},it={attribute:!0,type:String,converter:ye,reflect:!1,hasChanged:be},at=(e=it,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function E(e){return(t,n)=>typeof n==`object`?at(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function D(e){return E({...e,state:!0,attribute:!1})}var ot=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function O(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return ot(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return ot(n,r,{get(){return a(this)}})}}var k=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends k{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},j=class extends k{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},st=class e extends k{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof k)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof k&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ct=100,lt=`⁨`,ut=`⁩`;function dt(e,t,n){return n===t||n instanceof j&&t instanceof j&&n.value===t.value||t instanceof j&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ft(e,t,n){return t[n]?M(e,t[n].value):(e.reportError(RangeError(`No default`)),new A)}function pt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=mt(e,i.value):n.push(mt(e,i));return{positional:n,named:r}}function mt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new j(t.value,{minimumFractionDigits:t.precision});case`var`:return ht(e,t);case`mesg`:return gt(e,t);case`term`:return _t(e,t);case`func`:return vt(e,t);case`select`:return yt(e,t);default:return new A}}function ht(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new A(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new A(`$${t}`);if(n instanceof k)return n;switch(typeof n){case`string`:return n;case`number`:return new j(n);case`object`:if(st.supportsValue(n))return new st(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new A(`$${t}`)}}function gt(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new A(t);if(n){let i=r.attributes[n];return i?M(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new A(`${t}.${n}`))}return r.value?M(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new A(t))}function _t(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new A(i);if(n){let t=a.attributes[n];if(t){e.params=pt(e,r).named;let n=M(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new A(`${i}.${n}`)}e.params=pt(e,r).named;let o=M(e,a.value);return e.params=null,o}function vt(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new A(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new A(`${t}()`);try{let t=pt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new A(`${t}()`)}}function yt(e,{selector:t,variants:n,star:r}){let i=mt(e,t);if(i instanceof A)return ft(e,n,r);for(let t of n)if(dt(e,i,mt(e,t.key)))return M(e,t.value);return ft(e,n,r)}function bt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new A;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ct)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ct}`);r&&n.push(lt),n.push(mt(e,i).toString(e)),r&&n.push(ut)}return e.dirty.delete(t),n.join(``)}function M(e,t){return typeof t==`string`?e.bundle._transform(t):bt(e,t)}var xt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function St(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ct=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function wt(e,t){let n=e[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof j)return new j(n.valueOf(),{...n.opts,...St(t,Ct)});if(n instanceof st)return new j(n.toNumber(),{...St(t,Ct)});throw TypeError(`Invalid argument to NUMBER`)}var Tt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Et(e,t){let n=e[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof st||n instanceof j)return new st(n,St(t,Tt));throw TypeError(`Invalid argument to DATETIME`)}var Dt=new Map;function Ot(e){let t=Array.isArray(e)?e.join(` `):e,n=Dt.get(t);return n===void 0&&(n=new Map,Dt.set(t,n)),n}var kt=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:wt,DATETIME:Et,...t},this._useIsolating=n,this._transform=r,this._intls=Ot(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new xt(this,n,t);try{return bt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new A().toString(r);throw e}}},At=/^(-?[a-zA-Z][\w-]*) *= */gm,jt=/\.([a-zA-Z][\w-]*) *= */y,Mt=/\*?\[/y,Nt=/(-?[0-9]+(?:\.([0-9]+))?)/y,Pt=/([a-zA-Z][\w-]*)/y,Ft=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,It=/^[A-Z][A-Z0-9_-]*$/,Lt=/([^{}\n\r]+)/y,Rt=/([^\\"\n\r]*)/y,zt=/\\([\\"])/y,Bt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Vt=/^\n+/,Ht=/ +$/,Ut=/ *\r?\n/g,Wt=/( *)$/,Gt=/{\s*/y,Kt=/\s*}/y,qt=/\[\s*/y,Jt=/\s*] */y,Yt=/\s*\(\s*/y,Xt=/\s*->\s*/y,Zt=/\s*:\s*/y,Qt=/\s*,?\s*/y,$t=/\s+/y,en=class{constructor(e){this.body=[],At.lastIndex=0;let t=0;for(;;){let n=At.exec(e);if(n===null)break;t=At.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(jt);){let t=o(jt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Lt)&&(r=o(Lt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=oe();return i?r?u([r,i],i.length):(i.value=se(i.value,Vt),u([i],i.length)):r?se(r,Ht):null}function u(r=[],i){for(;;){if(n(Lt)){r.push(o(Lt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=oe();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=se(s,Ht));let c=[];for(let e of r)e instanceof tn&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Gt,SyntaxError);let e=f();if(i(Kt))return e;if(i(Xt)){let t=te();return i(Kt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ft)){let[,e,t,n=null]=a(Ft);if(e===`$`)return{type:`var`,name:t};if(i(Yt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(It.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return re()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(ee()),i(Qt)}}function ee(){let e=f();return e.type===`mesg`&&i(Zt)?{type:`narg`,name:e.name,value:re()}:e}function te(){let e=[],t=0,i;for(;n(Mt);){r(`*`)&&(i=t);let n=ne(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function ne(){i(qt,SyntaxError);let e;return e=n(Nt)?ie():{type:`str`,value:o(Pt)},i(Jt,SyntaxError),e}function re(){if(n(Nt))return ie();if(e[t]===`"`)return ae();throw SyntaxError(`Invalid expression`)}function ie(){let[,e,t=``]=a(Nt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function ae(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Rt),e[t]===`\\`)n+=m();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function m(){if(n(zt))return o(zt);if(n(Bt)){let[,e,t]=a(Bt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function oe(){let n=t;switch(i($t),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ce(e.slice(n,t))}return e[t-1]===` `&&ce(e.slice(n,t))}function se(e,t){return e.replace(t,``)}function ce(e){let t=e.replace(Ut,`
`),n=Wt.exec(e)[1].length;return new tn(t,n)}}},tn=class{constructor(e,t){this.value=e,this.length=t}},nn=`### Everything that a person reads on the page, in English. Same keys and arguments as \`fr.ftl\`.

## Frame

title = Stratège
screens = Screens
screen-play = Play
screen-graph = Graph
screen-tournament = Tournament
screen-dice = Dice
screen-learn = Learn
other-language = Français
theme-system = Colours: system
theme-light = Colours: light
theme-dark = Colours: dark
projector = Projector: larger text
loading = One moment…
unreachable = The server does not answer. Is it still running?
engine-ended = The engine of this page stopped: a bug of ours, or not enough memory. It has been started again. Try again, or ask for something smaller.
engine-missing = The engine of this page could not be loaded. Is the page complete, and the browser up to date?
number-from = At least { $low }: using { $taken }
number-between = { $low } to { $high }: using { $taken }
try-again = Try again
cancel = Cancel
yes = yes
no = no

## Games

games = Games
change-game = Choose a game
take-game = Choose { $title }
rules = Rules and notation

## Play

board = Board
players = Players
player = Player { $player }
human = a person
levels = Program, by level
level-novice = novice
level-easy = easy
level-medium = medium
level-strong = strong
strategies = Strategies
strategy-word = Strategy with options
moves = Moves
type-move = Type a move
play-it = Play
choose-move = Which of these moves?
history = History
history-start = start
tools = Tools
undo = Undo
back = Back
forward = Forward
hints = Hints
pause = Pause
go-on = Continue
new-play = New game
set-up = Set up a position
share = Share
copy-position = Copy the position
copy-link = Copy a link to this view
save-svg = Save the board as SVG
save-png = Save the board as PNG
save-play = Save the game as JSON
copied = Copied.
not-copied = The browser does not allow copying.
position = Position
random-position = Random position
play-from-here = Play from here
not-opened = This game cannot be opened.
thinking = Player { $player } is thinking…
pass-screen = Pass the screen to player { $player }.
uncover = I am player { $player }: show my board
holding = Player { $player }'s hand
value-strip = Who was ahead after each move (player 1 upwards)

## Values

value-title = Value
value-sum = Add to the board
value-sum-example = + nim:3,5 or + {"{"}2|-1{"}"}
value-add = Add
value-alone = Board alone
value-stopped = The time was up before everything was found.
value-whole = Canonical form
value-mean = Mean
value-temperature = Temperature
value-stop-left = Left stop (player 1 begins)
value-stop-right = Right stop (player 2 begins)
value-long = a value of { $characters } characters
value-parts = Components
value-moves = Moves of player { $player }
value-moves-waiting = Moves of player { $player }, whose turn it is not
value-no-moves = None.
value-move = Move
value-in = In
value-after = Then worth
value-incentive = Incentive
value-remark = Remark
value-best = best
value-wins = wins
value-hottest = hottest
value-play = Play { $move }
value-explore = Options of { $name }
value-explorer = Options of a value
value-options = Options of player { $player }
value-back = Back to { $name }
value-close = Close

## Hints

no-hints-hidden = No hints here: the other hand is hidden.
letter-win = W
letter-draw = D
letter-loss = L
spoken-win = wins in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
spoken-loss = loses in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
spoken-win-some-time = wins
spoken-loss-some-time = loses
spoken-draw = leads to a draw
spoken-gain = mean gain { $amount }
spoken-estimate = estimated at { $amount }
spoken-unknown = unknown
can-be-played = playable
place = place
of-player = of player { $player }
form-cross = cross
form-ring = ring
form-disc = disc
form-block = taken
form-peg = peg
form-stack = stack of { $count }
form-chief = disc with a crown
form-bearer = disc with a ball
form-chocolate = chocolate
form-poison = poison
form-counter = counter
form-pips = { $count } pips
form-back = face down
form-rings = { $count } rings
form-token = token { $name }
form-barrier = barrier

## Graph

arena = Arena
source = Where the graph comes from
of-game = A game
of-dictionary = A dictionary
dictionary = Graph as a dictionary (Python or JSON)
owned-by-first = Vertices of player 1 (the rest are player 2's)
targets = Target of the attractor (default: where the other player cannot move)
draw-it = Draw
complete-arena = Every position with either player to move
attractor-of = Attractor of
layers = Layers of the attractor
layers-shown = Number of layers shown
question-mode = Question mode
check = Check
strategy = Strategy
reasons = Reasons
entering = Rank { $rank }: { $count ->
        [one] one vertex enters
       *[other] { $count } vertices enter
    }
reason-final = – the game is over and player { $player } has won.
reason-exists = – player { $player } moves and there exists an arc into the attractor: to { $targets }.
reason-for-all = – player { $other } moves and for all arcs the end is in the attractor already: { $targets }.
rank = rank { $rank }
rank-title = Rank
to-move = player { $player } to move
final-1 = won by player 1
final-2 = won by player 2
final-draw = draw
answer-chosen = chosen
answer-right = right
answer-wrong = wrong
answer-missed = missed
graph-label = Arena with { $vertices } vertices and { $arcs } arcs
graph-legend = Circle: player 1 moves. Square: player 2 moves. Double border: game over. Number: rank. Thick arc: strategy or reason.
arena-sentence = The arena has { $vertices } vertices and { $arcs } arcs. Which ones can player { $player } force?
layers-sentence = Up to rank { $rank }, { $inside } of { $vertices } vertices are in player { $player }'s attractor.
start-won = Player { $player } wins from the start, which has rank { $rank }.
start-not-won = The start is not among the { $inside } vertices of player { $player }'s attractor.
question = Which vertices have rank { $rank }? Select them, then check.
not-yet = Not yet: { $wrong } too many, { $missed } missing.
well-done = Right: that is rank { $rank }. And the next one?
no-more-layers = The attractor is complete: no further vertex enters.
too-many-vertices = More than 300 vertices: here is a summary by layer.
as-table = As a table
number = Number
turn = To move
end = End
successors = Successors
vertices = Vertices
save = Save
format-svg = SVG
format-png = PNG
format-tikz = TikZ
format-dot = DOT
format-mermaid = Mermaid
format-python = Python
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all

## Tournament

strategy-number = Strategy { $number }
strategy-title = Strategy
add-strategy = Add a strategy
remove = Remove { $strategy }
plan = Number of games
plan-exact = exact if possible
plan-games = a fixed number
plan-precision = until precise enough
plan-sprt = until a sequential test decides
plays = Games per pairing
precision-unit = ± in hundredths of a percent
seed = Seed
run-tournament = Run the tournament
tournament-empty = Choose strategies and run the tournament: the table fills up as games are played.
result = Result
progress = Progress
progress-of = { $done } of { $total }
progress-open = { $done } so far
was-cancelled = Cancelled. The results so far are shown.
cross-table = Cross table
cross-caption = Score of the row against the column, on both sides; a win is 1, a draw ½. Select a cell to see its games.
exact = exact
ranking = Ranking
score = Score
group = Group
manifest = Manifest
replay = Replay
replay-of = { $a } against { $b }
play-number = Game number
letter-mistake = M
mistakes = { $count ->
        [0] No mistakes found in this game.
        [one] One mistake
       *[other] { $count } mistakes
    }
mistake = Move { $number }, { $move }: a mistake that turns { $could ->
        [win] a win
       *[draw] a draw
    } into { $became ->
        [draw] a draw
       *[loss] a loss
    }. Better: { $best }.
who-sits = Player 1: { $first }. Player 2: { $second }.
chance-between = Chance acts between the moves, so the board cannot be replayed; these were the choices.
open-in-play = Open in Play

## Dice

points-to-win = Points to win
most-dice = Most dice per throw
variant = Variant
variant-one-turn = one turn, simultaneous
map-shows = The map shows
layer-dice = Best number of dice
layer-gain = Mean gain of the player to move
layer-support = Choices mixed by optimal play
layer-edge = Gain over always throwing the highest-scoring number
map-keys = Arrow keys move over the map, with Shift ten at a time
own-points = Own points
other-points = Opponent's points
standing = At this score
throw = { $dice ->
        [one] Throw one die.
       *[other] Throw { $dice } dice.
    }
mixture-here = Optimal play is mixed: see the probabilities below.
lost-here = Every choice loses.
mean-gain = Mean gain { $gain }.
certificate = Certificate: no deviation gains more than { $gap }.
dice = Dice
gain = Gain
behind-best = Loss against the best
chosen = Chosen
other-chooses = Opponent
best-mixture = The optimal mixed strategy
only-best = It is the only optimal one.
not-only-best = There are other optimal ones.
payoffs = Gain of each number (rows) against the opponent's (columns)
strategy-table = The whole strategy as text
runs-title = Opponent's points: number of dice
fractions = Exact fractions
fraction = Fraction
fraction-table = All gains as fractions
exact-value = Exactly:
exact-gain = Exactly:
copy-digits = Copy all { $digits } digits
certificate-exact = Certificate: computed in fractions, nothing is rounded.
standing-proof = Against the opponent's mix no number gains more than { $most }; this mix gains at least { $value } whatever the opponent does.
curves = Curves
curve-against = Gain against
a-against-b = { $a } against { $b }
mean-gain-first = Mean gain of the first player
race-sentence = First to { $n } points with at most { $d } dice: player 1 gains { $value } on average; throwing { $richest } dice scores most.
one-turn-sentence = One turn with at most { $d } dice is worth { $value } to player 1.

## Learn

way = Learning method
way-number = Method { $number }
method = Method
method-uniform = trajectories, any unknown move
method-depth = trajectories, depth first
method-breadth = trajectories, breadth first
method-least-visited = trajectories, least visited first
method-q = Q-learning
rate-alpha = Learning rate
rate-gamma = Discount per move
rate-epsilon = Share of random moves
compare-with = Compare with another method
compare-no-more = Only one method
episodes = Games
runs = Runs
learn-fast = Learn
step-by-step = Step by step
step = Step
step-title = Game { $play }, move { $step }
step-move = Played
step-tried = At random
step-correction = Correction
step-settled = Solved
moves-won = Winning
moves-lost = Losing
moves-drawn = Drawing
moves-unknown = Unknown
learning-curve = Learning curve
learn-empty = Press Learn: the curve grows as games are played.
learned-sentence = { $method }: { $plays } games, { $known } positions known on average; the start is solved in { $settled } of { $runs ->
        [one] one run
       *[other] { $runs } runs
    }.
measure = The curve shows
measure-random = Score against random moves
measure-optimal = Score against optimal play
measure-exploitability = Exploitability: what the best opponent gains
measure-known = Positions known
measure-value = Value of the start for player 1
value-map = Value of the first moves

## solving by a method

solve-by = Solve by a method
solve-method = Method
solve-run = Solve
solve-line = Best line: { $line }
solve-cost = { $method }: { $nodes } positions
option-open = none
`,rn=`### Tout ce qu'une personne lit sur la page, en français. Mêmes clés et mêmes arguments que \`en.ftl\`.

## Cadre

title = Stratège
screens = Écrans
screen-play = Jouer
screen-graph = Graphe
screen-tournament = Tournoi
screen-dice = Dés
screen-learn = Apprendre
other-language = English
theme-system = Couleurs : système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
projector = Projecteur : texte agrandi
loading = Un instant…
unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
engine-ended = Le moteur de cette page s'est arrêté : un défaut du programme, ou pas assez de mémoire. Il a redémarré. Réessayez, ou choisissez un jeu plus petit.
engine-missing = Le moteur de cette page n'a pas pu être chargé. La page est-elle complète, et le navigateur à jour ?
number-from = Au moins { $low } : valeur retenue { $taken }
number-between = De { $low } à { $high } : valeur retenue { $taken }
try-again = Réessayer
cancel = Annuler
yes = oui
no = non

## Jeux

games = Jeux
change-game = Choisir un jeu
take-game = Choisir { $title }
rules = Règles et notation

## Jouer

board = Plateau
players = Joueurs
player = J{ $player }
human = une personne
levels = Programme, par niveau
level-novice = débutant
level-easy = facile
level-medium = moyen
level-strong = fort
strategies = Stratégies
strategy-word = Stratégie et options
moves = Coups
type-move = Taper un coup
play-it = Jouer
choose-move = Lequel de ces coups ?
history = Historique
history-start = début
tools = Outils
undo = Reprendre
back = En arrière
forward = En avant
hints = Indications
pause = Pause
go-on = Continuer
new-play = Nouvelle partie
set-up = Placer une position
share = Partager
copy-position = Copier la position
copy-link = Copier le lien vers cette vue
save-svg = Enregistrer le plateau en SVG
save-png = Enregistrer le plateau en PNG
save-play = Enregistrer la partie en JSON
copied = Copié.
not-copied = Le navigateur interdit la copie.
position = Position
random-position = Position au hasard
play-from-here = Jouer à partir d'ici
not-opened = Cette partie ne peut pas être ouverte.
thinking = J{ $player } réfléchit…
pass-screen = Passez l'écran à J{ $player }.
uncover = Je suis J{ $player } : montrer mon plateau
holding = Main de J{ $player }
value-strip = Qui menait après chaque coup (J1 vers le haut)

## Valeurs

value-title = Valeur
value-sum = Ajouter au plateau
value-sum-example = + nim:3,5 ou + {"{"}2|-1{"}"}
value-add = Ajouter
value-alone = Plateau seul
value-stopped = Le temps s'est écoulé avant que tout soit trouvé.
value-whole = Forme canonique
value-mean = Valeur moyenne
value-temperature = Température
value-stop-left = Arrêt gauche (J1 commence)
value-stop-right = Arrêt droit (J2 commence)
value-long = une valeur de { $characters } caractères
value-parts = Composantes
value-moves = Coups de J{ $player }
value-moves-waiting = Coups de J{ $player }, qui n'a pas le trait
value-no-moves = Aucun.
value-move = Coup
value-in = Dans
value-after = Vaut ensuite
value-incentive = Incitation
value-remark = Remarque
value-best = meilleur
value-wins = gagne
value-hottest = le plus chaud
value-play = Jouer { $move }
value-explore = Options de { $name }
value-explorer = Options d'une valeur
value-options = Options de J{ $player }
value-back = Revenir à { $name }
value-close = Fermer

## Indications

no-hints-hidden = Pas d'indications ici : l'autre main est cachée.
letter-win = G
letter-draw = N
letter-loss = P
spoken-win = gagne en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
spoken-loss = perd en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
spoken-win-some-time = gagne
spoken-loss-some-time = perd
spoken-draw = mène au match nul
spoken-gain = gain moyen { $amount }
spoken-estimate = estimé à { $amount }
spoken-unknown = inconnu
can-be-played = jouable
place = place
of-player = de J{ $player }
form-cross = croix
form-ring = rond
form-disc = disque
form-block = occupé
form-peg = pion
form-stack = pile de { $count }
form-chief = disque couronné
form-bearer = disque avec balle
form-chocolate = chocolat
form-poison = poison
form-counter = jeton
form-pips = { $count } points
form-back = face cachée
form-rings = { $count } anneaux
form-token = jeton { $name }
form-barrier = obstacle

## Graphe

arena = Arène
source = D'où vient le graphe
of-game = Un jeu
of-dictionary = Un dictionnaire
dictionary = Graphe en dictionnaire (Python ou JSON)
owned-by-first = Sommets de J1 (les autres sont à J2)
targets = Cible de l'attracteur (par défaut : là où l'autre joueur ne peut plus jouer)
draw-it = Dessiner
complete-arena = Toutes les positions, au trait de chaque joueur
attractor-of = Attracteur de
layers = Couches de l'attracteur
layers-shown = Nombre de couches montrées
question-mode = Mode question
check = Vérifier
strategy = Stratégie
reasons = Raisons
entering = Rang { $rank } : { $count ->
        [one] un sommet entre
       *[other] { $count } sommets entrent
    }
reason-final = – la partie est finie et J{ $player } a gagné.
reason-exists = – J{ $player } joue et il existe un arc vers l'attracteur : vers { $targets }.
reason-for-all = – J{ $other } joue et, pour tout arc, l'extrémité est déjà dans l'attracteur : { $targets }.
rank = rang { $rank }
rank-title = Rang
to-move = J{ $player } au trait
final-1 = gagné par J1
final-2 = gagné par J2
final-draw = match nul
answer-chosen = choisi
answer-right = juste
answer-wrong = faux
answer-missed = oublié
graph-label = Arène à { $vertices } sommets et { $arcs } arcs
graph-legend = Rond : J1 joue. Carré : J2 joue. Double bord : partie finie. Nombre : rang. Arc épais : stratégie ou raison.
arena-sentence = L'arène a { $vertices } sommets et { $arcs } arcs. Lesquels J{ $player } peut-il forcer ?
layers-sentence = Jusqu'au rang { $rank }, { $inside } des { $vertices } sommets sont dans l'attracteur de J{ $player }.
start-won = J{ $player } gagne depuis la position initiale, de rang { $rank }.
start-not-won = La position initiale n'est pas parmi les { $inside } sommets de l'attracteur de J{ $player }.
question = Quels sommets sont de rang { $rank } ? Sélectionnez-les, puis vérifiez.
not-yet = Pas encore : { $wrong } de trop, { $missed } à trouver.
well-done = Juste : c'est le rang { $rank }. Et le suivant ?
no-more-layers = L'attracteur est complet : plus aucun sommet n'entre.
too-many-vertices = Plus de 300 sommets : voici un résumé par couche.
as-table = En tableau
number = Numéro
turn = Au trait
end = Fin
successors = Successeurs
vertices = Sommets
save = Enregistrer
format-svg = SVG
format-png = PNG
format-tikz = TikZ
format-dot = DOT
format-mermaid = Mermaid
format-python = Python
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer

## Tournoi

strategy-number = Stratégie { $number }
strategy-title = Stratégie
add-strategy = Ajouter une stratégie
remove = Retirer { $strategy }
plan = Nombre de parties
plan-exact = exact si possible
plan-games = un nombre fixé
plan-precision = jusqu'à la précision voulue
plan-sprt = jusqu'à ce qu'un test séquentiel tranche
plays = Parties par rencontre
precision-unit = ± en centièmes de pour cent
seed = Graine
run-tournament = Lancer le tournoi
tournament-empty = Choisissez des stratégies et lancez le tournoi : le tableau se remplit au fil des parties.
result = Résultat
progress = Avancement
progress-of = { $done } sur { $total }
progress-open = { $done } pour l'instant
was-cancelled = Annulé. Les résultats obtenus jusque-là sont affichés.
cross-table = Tableau croisé
cross-caption = Score de la ligne contre la colonne, en J1 et en J2 ; une victoire vaut 1, un match nul ½. Choisissez une case pour voir ses parties.
exact = exact
ranking = Classement
score = Score
group = Groupe
manifest = Manifeste
replay = Revoir une partie
replay-of = { $a } contre { $b }
play-number = Partie numéro
letter-mistake = E
mistakes = { $count ->
        [0] Aucune erreur trouvée dans cette partie.
        [one] Une erreur
       *[other] { $count } erreurs
    }
mistake = Coup { $number }, { $move } : une erreur qui change { $could ->
        [win] une victoire
       *[draw] un match nul
    } en { $became ->
        [draw] match nul
       *[loss] défaite
    }. Mieux : { $best }.
who-sits = J1 : { $first }. J2 : { $second }.
chance-between = Le hasard intervient entre les coups : le plateau ne peut pas être rejoué ; voici les choix.
open-in-play = Ouvrir dans Jouer

## Dés

points-to-win = Points à atteindre
most-dice = Dés par lancer, au plus
variant = Variante
variant-one-turn = un seul tour, simultané
map-shows = La carte montre
layer-dice = Meilleur nombre de dés
layer-gain = Gain moyen du joueur au trait
layer-support = Choix mélangés par le jeu optimal
layer-edge = Gain par rapport au nombre de dés le plus rentable
map-keys = Les flèches parcourent la carte, de dix en dix avec Majuscule
own-points = Points du joueur au trait
other-points = Points de l'adversaire
standing = À ce score
throw = { $dice ->
        [one] Lancer un dé.
       *[other] Lancer { $dice } dés.
    }
mixture-here = Le jeu optimal est mixte : voir les probabilités ci-dessous.
lost-here = Tout choix perd.
mean-gain = Gain moyen { $gain }.
certificate = Certificat : aucune déviation ne rapporte plus de { $gap }.
dice = Dés
gain = Gain
behind-best = Écart au meilleur
chosen = Choisi
other-chooses = Adversaire
best-mixture = La stratégie mixte optimale
only-best = C'est la seule optimale.
not-only-best = Il y en a d'autres optimales.
payoffs = Gain de chaque nombre (lignes) contre ceux de l'adversaire (colonnes)
strategy-table = Toute la stratégie en texte
runs-title = Points de l'adversaire : nombre de dés
fractions = Fractions exactes
fraction = Fraction
fraction-table = Tous les gains en fractions
exact-value = Exactement :
exact-gain = Exactement :
copy-digits = Copier les { $digits } chiffres
certificate-exact = Certificat : calculé en fractions, rien n'est arrondi.
standing-proof = Contre le mélange de l'adversaire, aucun nombre ne gagne plus de { $most } ; ce mélange gagne au moins { $value } quoi que fasse l'adversaire.
curves = Courbes
curve-against = Gain selon
a-against-b = { $a } contre { $b }
mean-gain-first = Gain moyen du premier joueur
race-sentence = Premier à { $n } points avec au plus { $d } dés : J1 gagne { $value } en moyenne ; lancer { $richest } dés rapporte le plus de points.
one-turn-sentence = Un tour avec au plus { $d } dés vaut { $value } pour J1.

## Apprendre

way = Méthode d'apprentissage
way-number = Méthode { $number }
method = Méthode
method-uniform = trajectoires, tout coup inconnu
method-depth = trajectoires, en profondeur
method-breadth = trajectoires, en largeur
method-least-visited = trajectoires, le moins visité d'abord
method-q = Q-learning
rate-alpha = Taux d'apprentissage
rate-gamma = Facteur d'actualisation
rate-epsilon = Part de coups au hasard
compare-with = Comparer avec une autre méthode
compare-no-more = Une seule méthode
episodes = Parties
runs = Essais
learn-fast = Apprendre
step-by-step = Pas à pas
step = Étape
step-title = Partie { $play }, coup { $step }
step-move = Joué
step-tried = Au hasard
step-correction = Correction
step-settled = Résolu
moves-won = Gagnants
moves-lost = Perdants
moves-drawn = Nuls
moves-unknown = Inconnus
learning-curve = Courbe d'apprentissage
learn-empty = Appuyez sur Apprendre : la courbe grandit au fil des parties.
learned-sentence = { $method } : { $plays } parties, { $known } positions connues en moyenne ; la position initiale est résolue { $settled ->
        [0] dans aucun essai
        [one] dans un essai
       *[other] dans { $settled } essais
    } sur { $runs }.
measure = La courbe montre
measure-random = Score contre le hasard
measure-optimal = Score contre le jeu optimal
measure-exploitability = Exploitabilité : ce que gagne le meilleur adversaire
measure-known = Positions connues
measure-value = Valeur initiale pour J1
value-map = Valeur des premiers coups

## résoudre par une méthode

solve-by = Résoudre par une méthode
solve-method = Méthode
solve-run = Résoudre
solve-line = Suite optimale : { $line }
solve-cost = { $method } : { $nodes } positions
option-open = aucune
`,an=`stratege`,N=new class extends EventTarget{constructor(){super(),this.choices={language:on(navigator.languages),theme:`system`,projector:!1,hints:!1,values:!1,...sn()},globalThis.addEventListener?.(`storage`,e=>{e.key===an&&(this.choices={...this.choices,...sn()},this.dispatchEvent(new Event(`change`)))})}get language(){return this.choices.language}get theme(){return this.choices.theme}get projector(){return this.choices.projector}get hints(){return this.choices.hints}get values(){return this.choices.values}choose(e){this.choices={...this.choices,...e};try{localStorage.setItem(an,JSON.stringify(this.choices))}catch{}this.dispatchEvent(new Event(`change`))}};function on(e){return e.map(e=>e.slice(0,2).toLowerCase()).find(e=>e===`fr`||e===`en`)===`fr`?`fr`:`en`}function sn(){try{return JSON.parse(localStorage.getItem(an)??`{}`)}catch{return{}}}var cn={en:dn(`en`,nn),fr:dn(`fr`,rn)};function P(e,t={}){let n=cn[N.language],r=n.getMessage(e);if(!r?.value)throw Error(`there are no words for \`${e}\``);return n.formatPattern(r.value,t)}function F(e,t=0){let n={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(N.language,n).format(e)}function ln(e,t=1){return`${F(100*e,t)}\u202f%`}function un(e,t=3){let n=F(Math.abs(e),t);return Number(Math.abs(e).toFixed(t))===0?n:`${e<0?`−`:`+`}${n}`}function dn(e,t){let n=new kt(e,{useIsolating:!1});return n.addResource(new en(t)),n}var I=class extends Error{constructor(e,t){super(t.message),this.status=e,this.complaint=t}};function fn(e=``){return new I(0,{code:`unreachable`,message:e})}function L(e){return e instanceof I?e:fn(e instanceof Error?e.message:String(e))}function pn(e){return e instanceof DOMException&&e.name===`AbortError`}async function mn(e){let t=await e.text();return new I(e.status,hn(t,e))}function hn(e,t){try{let{error:t}=JSON.parse(e);if(t?.message)return t}catch{}return{code:`unreadable`,message:e||`${t.status} ${t.statusText}`}}var gn=`stratege-engine`,_n=class e{constructor(e,t){this.element=e,this.hintTime=t,this.compiled=null,this.module().catch(()=>{})}static find(t){let n=document.getElementById(gn);return n&&new e(n,t)}async begin(){return{module:await this.module(),hintTime:this.hintTime}}module(){let e=this.compiled??vn(this.element);return this.compiled=e,e.catch(()=>this.compiled=null),e}};async function vn(e){let t=e.dataset.address;try{let n=t?await yn(t):await bn(e.textContent??``);return await WebAssembly.compile(n)}catch(e){throw console.error(e),new I(0,{code:`engine-missing`,message:P(`engine-missing`)})}}async function yn(e){let t=await fetch(e);if(!t.ok)throw Error(`${e}: ${t.status} ${t.statusText}`);return t.arrayBuffer()}function bn(e){let t=Uint8Array.from(atob(e.trim()),e=>e.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream(`gzip`));return new Response(n).arrayBuffer()}var xn=`/api/v1`,Sn=class{ask({path:e,language:t,body:n,signal:r}){let i={method:`POST`,headers:{"Content-Type":`application/json`},body:n};return fetch(`${xn}${e}?lang=${t}`,{...n===null?{}:i,signal:r??null})}job(e,t,n){let r=null,i=null,a=!1,o=()=>{a=!0,r?.close()};return(async()=>{let s=await this.ask({path:`/jobs`,language:t,body:e});if(!s.ok)throw await mn(s);i=(await s.json()).job,a?fetch(`${xn}/jobs/${i}`,{method:`DELETE`}):(r=new EventSource(`${xn}/jobs/${i}/events?lang=${t}`),r.addEventListener(`progress`,e=>n.progress?.(JSON.parse(e.data))),r.addEventListener(`result`,e=>{o(),n.result(JSON.parse(e.data))}),r.addEventListener(`failed`,e=>{o(),n.failed(new I(422,JSON.parse(e.data).error))}),r.addEventListener(`cancelled`,()=>{o(),n.cancelled()}),r.addEventListener(`error`,()=>{a||(o(),n.failed(fn()))}))})().catch(e=>{a||(o(),n.failed(L(e)))}),()=>{a||(i&&fetch(`${xn}/jobs/${i}`,{method:`DELETE`}),o(),n.cancelled())}}},Cn="(function(){function e(e,t){let[n,r]=[new TextEncoder,new TextDecoder],i=()=>{},a=``,o=(e,t)=>r.decode(new Uint8Array(s.buffer,e,t)),{memory:s,room:c,free:l,start:u,ask:d}=new WebAssembly.Instance(e,{stratege:{now:()=>performance.now(),tell:(e,t,n,r,a)=>i(e,o(t,n),o(r,a)),panicked:(e,t)=>a=o(e,t)}}).exports,f=e=>{try{e()}catch(e){throw Error(a||String(e))}};return f(()=>u(t)),(e,t)=>{let r=n.encode(e);i=t,f(()=>{let e=c(r.length);if(e===0)throw Error(`there is no room for the request`);new Uint8Array(s.buffer).set(r,e),d(e,r.length),l(e,r.length)})}}let t=null,n=e=>postMessage(e);onmessage=({data:r})=>{try{typeof r==`string`?t?.(r,(e,t,r)=>n({status:e,kind:t,text:r})):t=e(r.module,r.hintTime)}catch(e){n({ended:e instanceof Error?e.message:String(e)})}}})();",wn=typeof self<`u`&&self.Blob&&new Blob([`(self.URL || self.webkitURL).revokeObjectURL(self.location.href);`,Cn],{type:`text/javascript;charset=utf-8`});function Tn(e){let t;try{if(t=wn&&(self.URL||self.webkitURL).createObjectURL(wn),!t)throw``;let n=new Worker(t,{name:e?.name});return n.addEventListener(`error`,()=>{(self.URL||self.webkitURL).revokeObjectURL(t)}),n}catch{return new Worker(`data:text/javascript;charset=utf-8,`+encodeURIComponent(Cn),{name:e?.name})}}var En=102,Dn=class{constructor(e){this.worker=new Tn,this.waiting=null,this.ended=null,this.worker.onmessage=({data:e})=>this.hear(e),this.worker.onerror=e=>{e.preventDefault(),this.hear({ended:e.message})},this.ready=e.begin().then(e=>this.worker.postMessage(e)),this.ready.catch(()=>{})}async ask(e,t){if(await this.ready,this.ended)throw this.ended;let{path:n,language:r,body:i}=e;return new Promise((e,a)=>{this.waiting={resolve:e,reject:a,progress:t};let o=i===null?`GET`:`POST`;this.worker.postMessage(`${o} /api/v1${n} ${r}\n${i??``}`)})}end(){this.worker.terminate()}hear(e){if(`ended`in e)console.error(`the engine has ended: ${e.ended}`),this.ended=new I(500,{code:`engine-ended`,message:P(`engine-ended`)}),this.waiting?.reject(this.ended);else if(e.status===En)this.waiting?.progress?.(e.text);else{let{status:t,kind:n,text:r}=e;this.waiting?.resolve(new Response(r,{status:t,headers:{"Content-Type":n}}))}}},On=[`/hints`,`/choose`,`/arena`,`/arena/export`,`/dice/at`,`/tournament/replay`],kn=2,An=50,jn=class{constructor(e){this.source=e,this.running=0,this.waiting=[],this.glances=new Mn(e),this.thoughts=new Mn(e)}ask(e){return(On.includes(e.path)?this.thoughts:this.glances).ask(e)}job(e,t,n){let r=null,i=!1,a=()=>{i=!0,r&&(r.end(),--this.running,this.next())},o=async r=>{let o=await r.ask({path:`/jobs`,language:t,body:e},e=>n.progress?.(JSON.parse(e)));if(!o.ok)throw await mn(o);let s=await o.json();i||(a(),n.result(s))};return this.waiting.push(()=>{i||(this.running+=1,r=new Dn(this.source),o(r).catch(e=>{i||(a(),n.failed(L(e)))}))}),this.next(),()=>{i||(a(),n.cancelled())}}next(){for(;this.running<kn&&this.waiting.length>0;)this.waiting.shift()?.()}},Mn=class{constructor(e){this.source=e,this.worker=null,this.current=null,this.waiting=[]}ask(e){return new Promise((t,n)=>{let{signal:r}=e;if(r?.aborted)return n(r.reason);let i={asked:e,resolve:t,reject:n};r?.addEventListener(`abort`,()=>this.giveUp(i),{once:!0}),this.waiting.push(i),this.next()})}next(){if(this.current)return;let e=this.waiting.shift();if(!e)return;this.current=e,this.worker??=new Dn(this.source);let t=t=>{this.current===e&&(this.current=null,t(),this.next())};this.worker.ask(e.asked).then(n=>t(()=>e.resolve(n)),n=>t(()=>{this.restart(),e.reject(n)}))}giveUp(e){e.reject(e.asked.signal?.reason),this.waiting=this.waiting.filter(t=>t!==e),setTimeout(()=>{this.current===e&&(this.current=null,this.restart(),this.next())},An)}restart(){this.worker?.end(),this.worker=null}},Nn=2e3,Pn=class{constructor(){this.language=`en`,this.found=null,this.sheet=null}async games(){return(await this.get(`/games`)).games}play(e,t,n){return this.post(`/play`,{...e,viewer:t},n)}hints(e,t){return this.post(`/hints`,e,t)}value(e,t){return this.post(`/value`,e,t)}choose(e,t,n){return this.post(`/choose`,{...e,strategy:t},n)}position(e){return this.post(`/position`,e)}symbols(){let e=this.sheet??this.ask(`/symbols.svg`,null).then(e=>e.text());return this.sheet=e,e.catch(()=>this.sheet=null),e}arena(e,t){return this.post(`/arena`,e,t)}arenaFile(e){return this.file(`/arena/export`,e)}picture(e,t){return this.file(`/picture`,{...e,viewer:t,format:`svg`})}playFile(e,t){return this.file(`/play/export`,{...e,players:t})}replay(e){return this.post(`/tournament/replay`,e)}diceAt(e,t){return this.post(`/dice/at`,e,t)}job(e,t,n){return this.transport.job(JSON.stringify({kind:e,request:t}),this.language,n)}async get(e){return(await this.ask(e,null)).json()}async post(e,t,n){return(await this.ask(e,t,n)).json()}async file(e,t){return(await this.ask(e,t)).blob()}async ask(e,t,n){let r=t&&JSON.stringify(t),i=await this.transport.ask({path:e,language:this.language,body:r,signal:n});if(i.ok)return i;throw await mn(i)}get transport(){return this.found??=Fn(),this.found}};function Fn(){let e=d().hintSeconds,t=_n.find(e?1e3*e:Nn);return t?new jn(t):new Sn}var R=new Pn,z=m`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  h1 {
    font-size: var(--larger);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  h2 {
    font-size: var(--large);
    line-height: 1.25;
  }
  h3 {
    font-size: var(--small);
    font-weight: 600;
    color: var(--soft);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s2);
    min-height: 2.5rem;
    padding: var(--s1) var(--s3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
    cursor: pointer;
    text-decoration: none;
    color: var(--ink);
  }
  button:hover:not(:disabled) {
    border-color: var(--strong-line);
  }
  button:disabled {
    cursor: default;
    color: var(--soft);
    opacity: 0.65;
  }
  button.primary {
    background: var(--primary);
    border-color: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
  }
  button.quiet {
    background: none;
    border-color: transparent;
  }
  button[aria-pressed='true'] {
    background: var(--primary);
    border-color: var(--primary);
    color: var(--on-primary);
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input,
  select,
  textarea {
    min-height: 2.5rem;
    max-width: 100%;
    padding: var(--s1) var(--s2);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    background: var(--raised);
  }
  input[type='checkbox'],
  input[type='radio'] {
    min-height: 0;
    width: 1.15rem;
    height: 1.15rem;
    accent-color: var(--primary);
  }
  input[type='range'] {
    padding: 0;
    accent-color: var(--primary);
  }
  label.field {
    display: grid;
    grid-template-columns: minmax(0, max-content);
    align-content: end;
    max-width: 100%;
    gap: var(--s1);
    font-size: var(--small);
    color: var(--soft);
    min-width: 0;
  }
  label.field > :not(.about) {
    font-size: 1rem;
    color: var(--ink);
  }
  /* The catalogue writes its words as parts of sentences. */
  .about {
    display: block;
  }
  .about::first-letter {
    text-transform: uppercase;
  }
  .card {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    padding: var(--s4);
    min-width: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
    align-items: center;
  }
  label.check {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--s2);
    align-items: center;
  }
  .row.end {
    align-items: end;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    align-content: start;
    min-width: 0;
  }
  .soft {
    color: var(--soft);
  }
  .small {
    font-size: var(--small);
  }
  .mono {
    font-family: var(--mono);
    overflow-wrap: anywhere;
  }
  .alarm {
    color: var(--alarm);
    background: var(--alarm-wash);
    border-radius: var(--radius);
    padding: var(--s2) var(--s3);
    overflow-wrap: anywhere;
  }
  .alarm button {
    margin-block: var(--s2) var(--s1);
  }
  .sheet {
    overflow-x: auto;
    max-width: 100%;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    text-align: start;
    padding-block-end: var(--s2);
  }
  th,
  td {
    padding: var(--s1) var(--s3);
    text-align: left;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
  th {
    font-size: var(--small);
    color: var(--soft);
    font-weight: 600;
  }
  td.number,
  th.number {
    text-align: right;
  }
  summary {
    cursor: pointer;
    min-height: 2rem;
    font-weight: 600;
  }
  summary.button {
    font-weight: inherit;
    min-height: 2.5rem;
  }
  dialog {
    width: min(52rem, calc(100vw - 2rem));
    max-height: calc(100vh - 2rem);
    border: 1px solid var(--line);
    border-radius: 1rem;
    background: var(--surface);
    color: var(--ink);
    padding: var(--s5);
    box-shadow: var(--shadow);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    * {
      print-color-adjust: exact;
    }
    .card {
      break-inside: avoid;
    }
  }
  @media (max-width: 40rem) {
    .card {
      padding: var(--s3);
    }
    dialog {
      padding: var(--s4);
    }
  }
`;function In(e){let t=new Set(e.best),n=e.moves.map(n=>[n.move,Ln(n,e.turn??null,t.has(n.move))]);return new Map(n.filter(([,{letter:e,amount:t}])=>e!==null||t!==null))}function Ln(e,t,n){let r={letter:null,distance:null,amount:null,guess:!1,winner:null,best:n};if(e.value){let n=e.value===`draw`||!t?null:Rn(e.value,t);return{...r,letter:e.value,distance:e.distance??null,winner:n}}return typeof e.gain==`number`?{...r,amount:e.gain}:typeof e.estimate==`number`?{...r,amount:t===2?-e.estimate:e.estimate,guess:!0}:r}var Rn=(e,t)=>e===`win`?t:t===1?2:1;function zn(e){return e.reduce((e,t)=>e&&Bn(e)>=Bn(t)?e:t,null)}function Bn({letter:e,distance:t,amount:n}){let r=t??0;switch(e){case`win`:return 1e6-r;case`draw`:return 0;case`loss`:return-1e6+r;case null:return Math.max(-1e5,Math.min(1e5,n??0))}}function Vn(e){let t=e.turn===2?-1:1;if(e.value!==null)return{value:e.value===`draw`?0:e.value===`win`?t:-t,guess:e.proof!==`exact`};if(typeof e.gain==`number`)return{value:t*e.gain,guess:!1};let n=e.moves.find(({move:t})=>t===e.best[0]);return typeof n?.estimate==`number`?{value:n.estimate/(Math.abs(n.estimate)+5),guess:!0}:null}function Hn(e,t){return e.filter(({places:e})=>e.length>0&&t.every((t,n)=>e[n]===t))}function Un(e,t){let n=new Map;for(let r of Hn(e,t)){let e=r.places[t.length];if(e===void 0)continue;let i=n.get(e);i?i.push(r):n.set(e,[r])}return n}function Wn(e,t,n){return Un(e,t).has(n)?Kn(e,[...t,n]):t.at(-1)!==n&&t.length>0&&Un(e,[]).has(n)?Kn(e,[n]):{kind:`touched`,places:[]}}function Gn(e,t,n,r){let i=t.at(-1)===n?t:[n],a=Hn(e,i).filter(e=>e.places.length>i.length&&e.places.at(-1)===r),[o]=a;return o?a.length===1?{kind:`move`,move:o.move}:{kind:`choice`,places:[...i,r],moves:a}:Wn(e,i,r)}function Kn(e,t){let n=Hn(e,t),r=n.filter(e=>e.places.length===t.length),[i]=r;return i&&n.length===1?{kind:`move`,move:i.move}:r.length>1?{kind:`choice`,places:t,moves:n}:i?{kind:`choice`,places:t,moves:r}:{kind:`touched`,places:t}}var B=class extends nt{constructor(...e){super(...e),this.changed=()=>this.requestUpdate()}connectedCallback(){super.connectedCallback(),N.addEventListener(`change`,this.changed)}disconnectedCallback(){N.removeEventListener(`change`,this.changed),super.disconnectedCallback()}tell(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t,bubbles:!0,composed:!0}))}};function qn(){return parseFloat(getComputedStyle(document.documentElement).fontSize)/16}function Jn(e){if(e.letter)return`${P(`letter-${e.letter}`)}${e.distance??``}`;if(e.amount===null)return`?`;let t=Number.isInteger(e.amount)?0:2,n=e.amount<0?`−`:e.amount>0?`+`:``;return`${e.guess?`≈`:``}${n}${F(Math.abs(e.amount),t)}`}function Yn(e){if(e.letter===`draw`)return P(`spoken-draw`);if(e.letter&&e.distance!==null)return P(`spoken-${e.letter}`,{moves:e.distance});if(e.letter)return P(`spoken-${e.letter}-some-time`);if(e.amount===null)return P(`spoken-unknown`);let t=F(e.amount,2);return P(e.guess?`spoken-estimate`:`spoken-gain`,{amount:t})}var Xn=m`
  :host {
    position: relative;
  }
  .scroll {
    overflow-x: auto;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: var(--board-height, 74vh);
    margin-inline: auto;
    touch-action: manipulation;
    user-select: none;
    overflow: visible;
  }
  .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .label {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .letters {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .letters.on-light {
    fill: #16191d;
  }
  .place {
    outline: none;
  }
  .place.open {
    cursor: pointer;
  }
  .hit {
    fill: transparent;
  }
  .halo {
    fill: none;
    stroke: none;
    stroke-width: 4;
  }
  .place.open:hover .halo {
    stroke: var(--primary);
    stroke-opacity: 0.55;
  }
  .place:focus-visible .halo {
    stroke: var(--focus);
    stroke-opacity: 1;
  }
  .place.touched .halo {
    stroke: var(--primary);
    stroke-dasharray: 7 4;
  }
  .place.last .halo {
    stroke: var(--strong-line);
    stroke-width: 3;
  }
  .target {
    fill: var(--primary);
    fill-opacity: 0.85;
  }
  .badge {
    pointer-events: none;
  }
  .badge .back {
    fill: var(--surface);
    stroke: var(--strong-line);
    stroke-width: 2;
  }
  .badge.best .back {
    stroke-width: 3.5;
  }
  .badge.guess .back {
    stroke-dasharray: 4 3;
  }
  .badge.winner-1 .back {
    stroke: var(--first);
  }
  .badge.winner-2 .back {
    stroke: var(--second);
  }
  .badge text {
    fill: var(--ink);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .badge.best text {
    font-weight: 800;
  }
  .moving {
    pointer-events: none;
  }
  .choice {
    position: absolute;
    inset-inline: 0;
    bottom: var(--s2);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s2);
    padding: var(--s3);
    background: var(--surface);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
`,Zn=8;function Qn(e){let{width:t,height:n}=$n(e);return t/n}function $n({bounds:e,labels:t},n=20){let{left:r,top:i,right:a,bottom:o}=e;for(let{x:e,y:s,text:c}of t){let t=c.length*n*.62;r=Math.min(r,e-t/2),a=Math.max(a,e+t/2),i=Math.min(i,s-n/2),o=Math.max(o,s+n/2)}return{left:r-Zn,top:i-Zn,width:a-r+16,height:o-i+16}}function er(e,t,n){let r=e[t];if(!r)return null;let i=null,a=1/0;return e.forEach((e,t)=>{let[o,s]=tr(e.x-r.x,e.y-r.y,n);if(o<=0)return;let c=o+2.5*Math.abs(s);c<a&&([i,a]=[t,c])}),i}function tr(e,t,n){switch(n){case`left`:return[-e,t];case`right`:return[e,t];case`up`:return[-t,e];case`down`:return[t,e]}}function V(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var nr={ArrowLeft:`left`,ArrowRight:`right`,ArrowUp:`up`,ArrowDown:`down`},rr=.5,ir=18,ar=14,H=class extends B{constructor(...e){super(...e),this.picture=null,this.moves=[],this.badges=null,this.trace=[],this.label=``,this.touched=[],this.choice=[],this.focused=0,this.dragged=null,this.sheet=``,this.scale=1,this.zoom=1,this.touchable=!1,this.held=!1,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[z,Xn]}connectedCallback(){super.connectedCallback(),R.symbols().then(e=>this.sheet=e,()=>{})}willUpdate(e){this.moves.length>0&&(this.touchable=this.moves.some(({places:e})=>e.length>0)),(e.has(`moves`)||e.has(`picture`))&&(this.touched=[],this.choice=[],this.dragged=null,this.follows(e.get(`picture`)))}follows(e){let t=this.renderRoot.activeElement;this.held=t!==null&&t.matches(`.place`);let n=this.picture?.places??[],r=e?.places[this.focused];if(r){let e=({x:e,y:t})=>Math.hypot(e-r.x,t-r.y),t=n.reduce((t,r,i)=>{let a=n[t];return a&&e(a)<=e(r)?t:i},0);this.focused=t}this.focused>=n.length&&(this.focused=0)}updated(e){e.has(`picture`)&&this.held&&this.element(this.reachable())?.focus(),e.has(`picture`)&&(this.observer.disconnect(),this.drawing&&this.observer.observe(this.drawing),this.measure()),e.has(`choice`)&&this.choice.length>0&&this.renderRoot.querySelector(`.choice button`)?.focus()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}render(){let{picture:e}=this;if(!e)return S;let t=$n(e,this.labelRoom(e)),n=Un(this.moves,this.touched),r=Math.min(20,Math.max(ar,14*this.scale))*this.zoom/this.scale,i=this.touchable?t.width*rr:0,a=`max-width: max(${i}px, min(100%, ${t.width*2.1/16}rem)); min-width: ${i}px`;return y`
      <div class="scroll">
        <svg
          viewBox="${t.left} ${t.top} ${t.width} ${t.height}"
          role="group"
          aria-label=${this.label}
          .style=${a}
          @pointermove=${this.onMove}
          @pointerup=${this.onDrop}
          @pointercancel=${this.onCancel}
          @keydown=${this.onKey}
        >
          <defs .innerHTML=${this.sheet}></defs>
          ${e.beneath.map(({x:e,y:t,symbol:n})=>b`<use href="#${n}" x=${e} y=${t} />`)}
          ${e.strokes.map(({x1:e,y1:t,x2:n,y2:r})=>b`<line class="stroke" x1=${e} y1=${t} x2=${n} y2=${r} />`)}
          ${e.places.map((t,r)=>this.place(t,r,e.half,n))}
          ${e.labels.map(({x:e,y:t,text:n})=>b`<text class="label" font-size=${r} x=${e} y=${t}
            aria-hidden="true">${n}</text>`)}
          ${this.badges?[...n].map(([t,n])=>this.badge(t,n,e)):S}
        </svg>
      </div>
      ${this.choice.length>0?this.choices():S}
    `}place(e,t,n,r){let{x:i,y:a,piece:o}=e,s=r.has(t),c=this.touched.includes(t),l=[`place`,s?`open`:``,c?`touched`:``,this.trace.some(e=>e.x===i&&e.y===a)?`last`:``].join(` `),u=this.dragged?.from===t,d=u&&this.dragged?`translate(${this.dragged.dx} ${this.dragged.dy})`:``,f=o&&o.scale!==1?`scale(${o.scale})`:``,p=!s&&!c&&e.name===``;return b`<g
      class=${l}
      data-place=${e.name}
      data-index=${t}
      transform="translate(${i} ${a})"
      role=${p?S:`button`}
      aria-label=${p?S:this.describe(e,r.get(t))}
      aria-disabled=${p||s||c?S:`true`}
      aria-hidden=${p?`true`:S}
      tabindex=${p?S:t===this.reachable()?0:-1}
      @pointerdown=${e=>this.onGrab(e,t)}
      @focus=${()=>this.focused=t}
      @click=${()=>this.onClick(t)}
    >
      ${sr(e.ground)}
      ${o?b`<g class=${u?`moving`:``} transform="${d}${f}">${sr(o.layers)}</g>`:S}
      ${sr(e.over??[])}
      ${s&&this.marked(r)?cr(e,n):S}
      <use class="halo" href="#${e.edge}" />
      <rect class="hit" x=${-n} y=${-n} width=${2*n} height=${2*n} />
    </g>`}marked(e){return this.badges?!1:this.touched.length>0||2*e.size<(this.picture?.places.length??0)}badge(e,t,{half:n,places:r}){let i=r[e],a=zn(t.flatMap(({move:e})=>this.badges?.get(e)??[]));if(!i||!a)return S;let{x:o,y:s}=i,c=Math.max(ir*this.zoom/this.scale,11.5),l=Jn(a),u=Math.max(.62*c*l.length+(a.winner===1?.9:.7)*c,1.5*c),d=1.5*c,f=i.piece?.owner?n-Math.min(d/2,.6*n):0,p=a.winner===1?d/2:a.winner===2?1:d/5;return b`<g class=${`badge winner-${a.winner??0}${a.best?` best`:``}${a.guess?` guess`:``}`} transform="translate(${o+f} ${s+f})" aria-hidden="true"
      data-badge=${i.name}>
      <rect class="back" x=${-u/2} y=${-d/2} width=${u} height=${d} rx=${p} />
      <text font-size=${c}>${l}</text>
    </g>`}choices(){return y`<div class="choice" role="group" aria-label=${P(`choose-move`)}>
      ${this.choice.map(({move:e})=>y`<button @click=${()=>this.made(e)}>
            <span class="mono">${e}</span>
            ${this.badges?.has(e)?y`<span class="soft">${Jn(this.badges.get(e))}</span>`:S}
          </button>`)}
      <button class="quiet" @click=${()=>this.letGo()}>${P(`cancel`)}</button>
    </div>`}describe(e,t){let n=[e.name],{piece:r}=e;if(r&&n.push(P(`form-${r.form}`,{count:r.count??1})),r?.owner&&n.push(P(`of-player`,{player:r.owner})),e.mark&&n.push(or(e.mark)),t){let e=zn(t.flatMap(({move:e})=>this.badges?.get(e)??[]));n.push(e?Yn(e):P(`can-be-played`))}return n.filter(e=>e!==``).join(`, `)||P(`place`)}reachable(){let e=this.picture?.places??[],t=Un(this.moves,this.touched),n=n=>t.has(n)||e[n]?.name!==``;return n(this.focused)?this.focused:Math.max(0,e.findIndex((e,t)=>n(t)))}onKey(e){let t=this.picture?.places??[],n=nr[e.key];n?(e.preventDefault(),this.step(n,t)):e.key===`Enter`||e.key===` `?(e.preventDefault(),this.follow(Wn(this.moves,this.touched,this.focused))):e.key===`Escape`&&this.letGo()}step(e,t){let n=this.reachable();do if(n=er(t,n,e),n===null)return;while(!this.element(n)?.hasAttribute(`tabindex`));this.focused=n,this.element(n)?.focus()}element(e){return this.renderRoot.querySelector(`[data-index="${e}"]`)}onClick(e){this.follow(Wn(this.moves,this.touched,e))}onGrab(e,t){e.pointerType!==`touch`&&e.button===0&&(this.dragged={from:t,x:e.clientX,y:e.clientY,dx:0,dy:0})}onMove(e){if(!this.dragged)return;let{x:t,y:n}=this.dragged,[r,i]=[(e.clientX-t)/this.scale,(e.clientY-n)/this.scale];this.dragged={...this.dragged,dx:r,dy:i}}onDrop(e){let t=this.dragged;if(this.dragged=null,!t)return;let n=this.renderRoot.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-index]`)?.getAttribute(`data-index`);n!=null&&Number(n)!==t.from&&this.follow(Gn(this.moves,this.touched,t.from,Number(n)))}onCancel(){this.dragged=null}follow(e){e.kind===`move`?this.made(e.move):(this.touched=e.places,this.choice=e.kind===`choice`?e.moves:[])}made(e){this.letGo(),this.tell(`play-move`,e)}letGo(){this.touched=[],this.choice=[]}labelRoom(e){let t=this.clientWidth/$n({...e,labels:[]}).width;return t>0?Math.max(20,ar*this.zoom/t):20}measure(){if(!this.drawing||!this.picture)return;this.zoom=qn();let e=this.drawing.getBoundingClientRect(),{width:t,height:n}=$n(this.picture,this.labelRoom(this.picture)),r=Math.min(e.width/t,e.height/n);r>0&&(this.scale=r)}};V([E({attribute:!1})],H.prototype,`picture`,void 0),V([E({attribute:!1})],H.prototype,`moves`,void 0),V([E({attribute:!1})],H.prototype,`badges`,void 0),V([E({attribute:!1})],H.prototype,`trace`,void 0),V([E()],H.prototype,`label`,void 0),V([D()],H.prototype,`touched`,void 0),V([D()],H.prototype,`choice`,void 0),V([D()],H.prototype,`focused`,void 0),V([D()],H.prototype,`dragged`,void 0),V([D()],H.prototype,`sheet`,void 0),V([D()],H.prototype,`scale`,void 0),V([D()],H.prototype,`zoom`,void 0),V([O(`svg`)],H.prototype,`drawing`,void 0),H=V([T(`game-board`)],H);function or(e){switch(e.kind){case`barrier`:return P(`form-barrier`);case`rings`:return P(`form-rings`,{count:e.rings});case`token`:return P(`form-token`,{name:e.name})}}function sr(e){return e.map(e=>typeof e==`string`?b`<use href="#${e}" />`:b`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}function cr(e,t){let n=e.piece!==null||e.mark!==null;return b`<circle class="target" cy=${n?.86*t:0} r=${(n?.13:.18)*t} />`}function U(e){return e.split(`:`,1)[0]?.trim()??``}function lr(e,t){let n=new Map(t.map(({name:e,default:t})=>[e,t])),r=e.indexOf(`:`),i=r<0?[]:e.slice(r+1).split(`,`).filter(e=>e!==``),a=t.filter(({kind:e})=>e===`size`).map(({name:e})=>e),o=t.find(({kind:e})=>e===`numbers`)?.name,s=[];for(let e of i){let r=e.indexOf(`=`),i=e.slice(0,Math.max(r,0));if(r>=0&&i!==o)n.set(i,e.slice(r+1));else if(o&&/^\d+$/.test(e.slice(r+1)))s.push(e.slice(r+1));else if(/^\d+(x\d+)*$/.test(e))for(let t of e.split(`x`)){let e=a.shift();e&&n.set(e,t)}else{let r=t.find(({choices:t})=>t?.some(t=>t.word===e));r&&n.set(r.name,e)}}return o&&s.length>0&&n.set(o,s.join(`,`)),n}function ur(e,t,n){let r=[],i=n.filter(({kind:e})=>e===`size`);i.some(e=>dr(e,t))&&r.push(i.map(e=>t.get(e.name)??e.default).join(`x`));for(let e of n){if(e.kind===`size`||!dr(e,t))continue;let n=t.get(e.name)??``;r.push(e.kind===`numbers`?n:`${e.name}=${n}`)}return r.length===0?e:`${e}:${r.join(`,`)}`}function dr(e,t){let n=t.get(e.name);return n!==void 0&&n!==e.default}var W={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},fr=e=>(...t)=>({_$litDirective$:e,values:t}),pr=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:mr}=Qe,hr=e=>e.strings===void 0,gr={},_r=(e,t=gr)=>e._$AH=t,vr=fr(class extends pr{constructor(e){if(super(e),e.type!==W.PROPERTY&&e.type!==W.ATTRIBUTE&&e.type!==W.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!hr(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===x||t===S)return t;let n=e.element,r=e.name;if(e.type===W.PROPERTY){if(t===n[r])return x}else if(e.type===W.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(r))return x}else if(e.type===W.ATTRIBUTE&&n.getAttribute(r)===t+``)return x;return _r(e),t}});function yr(e,t,n){let{name:r,about:i,choices:a,low:o,high:s}=e,c=e=>n(e.target.value.trim()),l=br(e),u=a?.length?y`<select @change=${c}>
        ${a.map(e=>y`<option value=${e.word} ?selected=${e.word===t}>
              ${e.about||e.word}
            </option>`)}
      </select>`:l?y`<input
          type="number"
          required
          min=${o??S}
          max=${s??S}
          .value=${vr(t)}
          @change=${c}
        />`:y`<input .value=${t} spellcheck="false" @change=${c} />`;return y`<label class="field" data-parameter=${r}
    ><span class="about">${i}${l&&s!=null?` (${o} – ${s})`:``}</span>${u}</label
  >`}function br({kind:e}){return e===`size`||e===`number`}var G=class extends B{constructor(...e){super(...e),this.games=[],this.word=``,this.fits=()=>!0,this.chosen=null,this.values=new Map}static{this.styles=[z,m`
      .open {
        width: 100%;
        justify-content: space-between;
        text-align: start;
        padding: var(--s2) var(--s3);
      }
      .open strong {
        display: block;
        font-size: var(--large);
        line-height: 1.2;
      }
      .open .mono {
        font-size: var(--small);
        color: var(--soft);
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
        gap: var(--s2);
        margin-block: var(--s4);
      }
      .games button {
        display: block;
        line-height: 1.3;
        text-align: start;
        padding: var(--s2) var(--s3);
      }
      .games strong {
        display: block;
      }
      .games button[aria-pressed='true'] .soft {
        color: inherit;
      }
      @media (max-width: 40rem) {
        .games {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .games button {
          padding: var(--s2);
          overflow-wrap: anywhere;
        }
      }
      .parameters {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
        gap: var(--s3);
        margin-block: var(--s3);
      }
      .parameters .field {
        grid-template-columns: minmax(0, 1fr);
      }
      .rules {
        white-space: pre-wrap;
        margin-block: var(--s3);
      }
      .foot {
        display: flex;
        gap: var(--s2);
        justify-content: end;
        position: sticky;
        bottom: calc(-1 * var(--s5));
        background: var(--surface);
        padding-block: var(--s3);
        margin-bottom: calc(-1 * var(--s5));
      }
    `]}render(){let e=this.games.find(({name:e})=>e===U(this.word)),t=this.word.includes(`:`)?this.word.slice(this.word.indexOf(`:`)+1):``;return y`
      <button class="open" aria-haspopup="dialog" @click=${this.open}>
        <span>
          <strong>${e?.title??this.word}</strong>
          <span class="mono">${t||(e?.about??``)}</span>
        </span>
        <span aria-hidden="true">▾</span>
        <span class="unseen">${P(`change-game`)}</span>
      </button>
      <dialog aria-label=${P(`change-game`)} @close=${()=>this.chosen=null}>
        ${this.chosen?this.content(this.chosen):S}
      </dialog>
    `}content(e){let t=this.games.filter(e=>this.fits(e));return y`
      <h2>${P(`change-game`)}</h2>
      <div class="games" role="group" aria-label=${P(`games`)}>
        ${t.map(t=>y`<button
              aria-pressed=${t.name===e.name}
              data-game=${t.name}
              @click=${()=>this.pick(t)}
              @dblclick=${this.take}
            >
              <strong>${t.title}</strong>
              <span class="soft small">${t.about}</span>
            </button>`)}
      </div>
      <form
        @submit=${e=>{e.preventDefault(),this.take()}}
      >
        <div class="parameters">
          ${e.parameters.map(e=>this.parameter(e))}
        </div>
        <details>
          <summary>${P(`rules`)}</summary>
          <p class="rules">${e.rules}</p>
          <p class="rules small">${e.notation}</p>
        </details>
        <div class="foot">
          <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
            ${P(`cancel`)}
          </button>
          <button class="primary" type="submit">
            ${P(`take-game`,{title:e.title})}
          </button>
        </div>
      </form>
    `}parameter(e){let{name:t}=e;return yr(e,this.values.get(t)??``,e=>{this.values=new Map(this.values).set(t,e)})}open(){let[e]=this.games,t=this.games.find(({name:e})=>e===U(this.word))??e;t&&(this.chosen=t,this.values=lr(this.word,t.parameters),this.dialog.showModal())}pick(e){this.chosen=e;let t=e.name===U(this.word);this.values=lr(t?this.word:e.name,e.parameters)}take(){if(!this.chosen)return;let e=ur(this.chosen.name,this.values,this.chosen.parameters);this.dialog.close(),this.tell(`game`,e)}};V([E({attribute:!1})],G.prototype,`games`,void 0),V([E()],G.prototype,`word`,void 0),V([E({attribute:!1})],G.prototype,`fits`,void 0),V([D()],G.prototype,`chosen`,void 0),V([D()],G.prototype,`values`,void 0),V([O(`dialog`)],G.prototype,`dialog`,void 0),G=V([T(`game-picker`)],G);var K=class e{constructor(){this.nodes=[{move:``,parent:-1,children:[]}]}static{this.START=0}get size(){return this.nodes.length}has(e){return Number.isInteger(e)&&0<=e&&e<this.nodes.length}move(e){return this.node(e).move}parent(t){return t===e.START?null:this.node(t).parent}children(e){return this.node(e).children}add(e,t){let n=this.children(e).find(e=>this.move(e)===t);if(n!==void 0)return n;this.nodes.push({move:t,parent:e,children:[]});let r=this.nodes.length-1;return this.node(e).children.push(r),r}extend(e,t){return t.reduce((e,t)=>this.add(e,t),e)}path(t){let n=[];for(let r=t;r!==e.START;r=this.node(r).parent)n.push(r);return n.reverse()}moves(e){return this.path(e).map(e=>this.move(e))}line(e){let t=this.path(e),n=this.children(e)[0];for(;n!==void 0;)t.push(n),n=this.children(n)[0];return t}without(t){let n=new e,r=new Map([[e.START,e.START]]);return this.nodes.forEach(({move:i,parent:a},o)=>{if(o===e.START||o===t)return;let s=r.get(a);s!==void 0&&r.set(o,n.add(s,i))}),{history:n,at:r.get(this.parent(t)??e.START)??e.START}}write(){return this.writeAfter(e.START).join(`,`)}static read(t){let n=new e,r=e.START,a=[];for(let[o]of t.matchAll(/[(),]|[^(),]+/g))o===`(`?(a.push(r),r=n.parent(r)??e.START):o===`)`?r=a.pop()??r:o!==`,`&&(r=n.add(r,i(o)));return n}writeAfter(e){let[t,...n]=this.children(e);if(t===void 0)return[];let r=n.map(e=>`(${[this.word(e),...this.writeAfter(e)].join(`,`)})`);return[this.word(t),...r,...this.writeAfter(t)]}word(e){return r(this.move(e))}node(e){let t=this.nodes[e];if(!t)throw RangeError(`there is no node ${e}`);return t}},xr=m`
  .mistake-mark {
    flex: none;
    width: 1.6em;
    height: 1.4em;
    vertical-align: middle;
  }
  .mistake-mark path {
    fill: var(--second-wash);
    stroke: var(--second);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .mistake-mark text {
    fill: var(--ink);
    font: 700 13px var(--sans);
    text-anchor: middle;
  }
`;function Sr(){return y`<svg class="mistake-mark" viewBox="0 0 32 28" aria-hidden="true">
    <path d="M2 2H30L16 26z" />
    <text x="16" y="15">${P(`letter-mistake`)}</text>
  </svg>`}var Cr=class extends B{constructor(...e){super(...e),this.history=new K,this.at=K.START,this.secret=new Set,this.remarks=new Map}static{this.styles=[z,xr,m`
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
      }
      .variation {
        flex-basis: 100%;
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
        border-inline-start: 3px solid var(--line);
        padding-inline-start: var(--s2);
        margin-block: 2px;
      }
      button {
        min-height: 2rem;
        padding: 0 var(--s2);
        border-color: transparent;
        background: none;
        font-family: var(--mono);
      }
      button[aria-current] {
        background: var(--primary);
        color: var(--on-primary);
      }
      button.remarked {
        gap: var(--s1);
        border-color: var(--second);
      }
      .pair {
        display: inline-flex;
        gap: 2px;
        align-items: center;
      }
      .ply {
        font-size: var(--small);
        color: var(--soft);
        margin-inline-start: var(--s1);
      }
    `]}render(){return y`<div class="line">
      ${this.entry(K.START,P(`history-start`))} ${this.follow(K.START,0)}
    </div>`}follow(e,t){let[n,...r]=this.history.children(e);return n===void 0?S:y`${this.numbered(n,t)}${r.map(e=>y`<div class="variation">
          ${this.numbered(e,t)}${this.follow(e,t+1)}
        </div>`)}${this.follow(n,t+1)}`}numbered(e,t){let n=this.secret.has(e)?`…`:this.history.move(e);return y`<span class="pair"
      ><span class="ply" aria-hidden="true">${t+1}</span>${this.entry(e,n)}</span
    >`}entry(e,t){let n=this.remarks.get(e);return y`<button
      class=${n?`remarked`:``}
      title=${n??S}
      aria-current=${e===this.at?`step`:S}
      @click=${()=>this.tell(`go`,e)}
    >
      ${t}${n?y`${Sr()}<span class="unseen">${n}</span>`:S}
    </button>`}};V([E({attribute:!1})],Cr.prototype,`history`,void 0),V([E({type:Number})],Cr.prototype,`at`,void 0),V([E({attribute:!1})],Cr.prototype,`secret`,void 0),V([E({attribute:!1})],Cr.prototype,`remarks`,void 0),Cr=V([T(`history-view`)],Cr);var q=`human`;function wr(e,t,n=0){return{game:e,start:null,seed:n,history:new K,at:K.START,players:t}}function Tr(e,t){let n=K.read(e.fields.get(`moves`)??``),r=n.line(K.START).at(-1)??K.START,i=c(e,`at`,r);return{game:a(e,`game`)??t,start:a(e,`start`),seed:c(e,`seed`,0),history:n,at:n.has(i)?i:r,players:{1:a(e,`first`)??`human`,2:a(e,`second`)??`human`}}}function Er(e){let t=e.history.write(),n=K.read(t),i=n.extend(K.START,e.history.moves(e.at)),a=n.line(K.START).at(-1)??K.START;return{screen:`play`,fields:new Map([[`game`,r(e.game)],[`start`,e.start===null?``:r(e.start)],[`moves`,t],[`at`,i===a?``:String(i)],[`first`,e.players[1]===`human`?``:r(e.players[1])],[`second`,e.players[2]===`human`?``:r(e.players[2])],[`seed`,e.seed===0?``:String(e.seed)]])}}function J(e,t=e.at){return{game:e.game,start:e.start,moves:e.history.moves(t),seed:e.seed}}var Dr=[[/\[[^\]]*\]/g,``],[/\bTIME\|N\b|\bN\|TIME\b/g,`1000`],[/\bTIME\b/g,`500ms`],[/\bSTRATEGY\b/g,`random`],[/\bHEURISTIC\b/g,``],[/\bP\b/g,`3`],[/\bN\b/g,`1000`],[/\bK\b/g,`1`]];function Or(e){return e.filter(({word:e,allowed:t})=>t!==!1&&!/COMMAND|FILE/.test(e)).map(({word:e,about:t})=>{let n=Dr.reduce((e,[t,n])=>e.replace(t,n),e);return{base:kr(e),word:n,about:t,options:n!==e||e.includes(`:`)}})}function kr(e){return e.replace(/[:[].*$/,``)}var Ar=[`novice`,`easy`,`medium`,`strong`],jr=[`mcts:4000`,`ismcts:2000`,`determinised:20`,`optimal`,`greedy`];function Mr(e,t){let n=new Set(t.map(({word:e})=>kr(e))),r=jr.find(e=>n.has(kr(e)));return e===`novice`?n.has(`random`)?`random`:null:r?e===`strong`?r:n.has(`fallible`)?`fallible:${e===`easy`?3:8},${r}`:null:null}var Nr=class extends B{constructor(...e){super(...e),this.player=1,this.word=q,this.strategies=[],this.turn=!1}static{this.styles=[z,m`
      .seat {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--s1) var(--s2);
        align-items: center;
        padding: var(--s2);
        border-radius: var(--radius);
        border: 2px solid transparent;
        background: var(--sunken);
      }
      .seat.turn.one {
        border-color: var(--first);
        background: var(--first-wash);
      }
      .seat.turn.two {
        border-color: var(--second);
        background: var(--second-wash);
      }
      .sign {
        width: 1.75rem;
        height: 1.75rem;
        display: grid;
        place-items: center;
        font-weight: 700;
        background: var(--surface);
        border: 3px solid var(--first);
        border-radius: 50%;
      }
      .two .sign {
        border-color: var(--second);
        border-radius: 2px;
      }
      select,
      input {
        width: 100%;
      }
      .options {
        grid-column: 2;
      }
    `]}render(){let e=Or(this.strategies),t=Ar.flatMap(e=>{let t=Mr(e,this.strategies);return t?[{level:e,word:t}]:[]}),n=this.word===`human`||t.some(({word:e})=>e===this.word)||e.some(({word:e})=>e===this.word),r=e.some(e=>e.base===kr(this.word)&&e.options);return y`<div class="seat ${this.player===1?`one`:`two`} ${this.turn?`turn`:``}">
      <span class="sign" aria-hidden="true">${this.player}</span>
      <select
        aria-label=${P(`player`,{player:this.player})}
        .value=${this.word}
        @change=${this.onSelect}
      >
        <option value=${q} ?selected=${this.word===q}>${P(`human`)}</option>
        <optgroup label=${P(`levels`)}>
          ${t.map(({level:e,word:t})=>y`<option value=${t} ?selected=${t===this.word}>
                ${P(`level-${e}`)}
              </option>`)}
        </optgroup>
        <optgroup label=${P(`strategies`)}>
          ${n?S:y`<option value=${this.word} selected>${this.word}</option>`}
          ${e.map(({word:e,about:t})=>y`<option value=${e} title=${t} ?selected=${e===this.word}>
                ${e}
              </option>`)}
        </optgroup>
      </select>
      ${r?y`<input
              class="options mono"
              aria-label=${P(`strategy-word`)}
              title=${P(`strategy-word`)}
              .value=${this.word}
              spellcheck="false"
              @change=${this.onType}
            />`:S}
    </div>`}onSelect(e){this.tell(`seat`,e.target.value)}onType(e){let t=e.target.value.trim();t&&this.tell(`seat`,t)}};V([E({type:Number})],Nr.prototype,`player`,void 0),V([E()],Nr.prototype,`word`,void 0),V([E({attribute:!1})],Nr.prototype,`strategies`,void 0),V([E({type:Boolean})],Nr.prototype,`turn`,void 0),Nr=V([T(`seat-picker`)],Nr);var Pr=[`unreachable`,`engine-ended`,`engine-missing`];function Y(e,t){let{code:n,message:r,position:i,advice:a}=e.complaint;return y`<div class="alarm" role="alert">
    <p>${n===`unreachable`?P(`unreachable`):r}</p>
    ${i?y`<p class="mono">
            ${i.text.slice(0,i.start)}<mark>${i.text.slice(i.start,i.end)||` `}</mark>${i.text.slice(i.end)}
          </p>`:S}
    ${a?y`<p>${a}</p>`:S}
    ${t&&Pr.includes(n)?y`<button @click=${t}>${P(`try-again`)}</button>`:S}
  </div>`}var X=class extends B{constructor(...e){super(...e),this.game=``,this.notation=``,this.position=``,this.refusal=null,this.draws=0}static{this.styles=[z,m`
      textarea {
        width: 100%;
        min-height: 5rem;
        font-family: var(--mono);
      }
      form {
        display: grid;
        gap: var(--s3);
      }
      .notation {
        white-space: pre-wrap;
      }
    `]}open(){this.refusal=null,this.field.value=this.position,this.dialog.showModal(),this.field.select()}render(){return y`<dialog aria-label=${P(`set-up`)}>
      <form @submit=${this.onSubmit}>
        <h2>${P(`set-up`)}</h2>
        <label class="field">
          ${P(`position`)}
          <textarea spellcheck="false"></textarea>
        </label>
        <p class="notation soft small">${this.notation}</p>
        ${this.refusal?Y(this.refusal):S}
        <div class="row">
          <button type="button" @click=${this.onRandom}>${P(`random-position`)}</button>
          <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
            ${P(`cancel`)}
          </button>
          <button class="primary" type="submit">${P(`play-from-here`)}</button>
        </div>
      </form>
    </dialog>`}async onSubmit(e){e.preventDefault();try{let e=this.field.value.trim(),{position:t}=await R.position({game:this.game,position:e});this.finish({start:t,moves:[],seed:null})}catch(e){this.refusal=L(e)}}async onRandom(){this.draws+=1;let e=(Date.now()+this.draws)%1e6;try{let t=await R.position({game:this.game,random:!0,seed:e});t.moves?this.finish({start:null,moves:t.moves,seed:e}):this.finish({start:t.position,moves:[],seed:e})}catch(e){this.refusal=L(e)}}finish(e){this.dialog.close(),this.tell(`set-up`,e)}};V([E()],X.prototype,`game`,void 0),V([E()],X.prototype,`notation`,void 0),V([E()],X.prototype,`position`,void 0),V([D()],X.prototype,`refusal`,void 0),V([D()],X.prototype,`draws`,void 0),V([O(`dialog`)],X.prototype,`dialog`,void 0),V([O(`textarea`)],X.prototype,`field`,void 0),X=V([T(`setup-dialog`)],X);var Fr=class extends B{constructor(...e){super(...e),this.progress=null}static{this.styles=[z,m`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return y`<div class="bar">
      <progress
        aria-label=${P(`progress`)}
        value=${t===null?S:n}
        max=${t??S}
      ></progress>
      <span class="small">
        ${t===null?P(`progress-open`,{done:F(n)}):P(`progress-of`,{done:F(n),total:F(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${P(`cancel`)}</button>
    </div>`}};V([E({attribute:!1})],Fr.prototype,`progress`,void 0),Fr=V([T(`job-progress`)],Fr);function Ir(e,t){return e?.jobs.find(e=>e.name===t&&!e.refusal)}var Lr=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=R.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function Rr(e,t,n){return(e?.options??[]).map(e=>zr(e,t[e.name],n))}function zr(e,t,n){let{name:r,about:i,kind:a}=e;if(a===`flag`)return y`<label class="row"
      ><input
        type="checkbox"
        name=${r}
        .checked=${vr(t===!0)}
        @change=${e=>n(r,e.target.checked||void 0)}
      />
      ${i}</label
    >`;if(a===`word`)return y`<label class="field"
      ><span class="about">${i}</span>
      <select
        name=${r}
        @change=${e=>n(r,e.target.value)}
      >
        ${e.words.map(n=>y`<option ?selected=${n===(t??e.default)}>${n}</option>`)}
      </select></label
    >`;let o=a===`integer`||a===`real`,s=t===void 0?``:String(t);return y`<label class="field"
    ><span class="about">${i}</span>
    <input
      name=${r}
      inputmode=${o?`decimal`:`text`}
      placeholder=${e.default??P(`option-open`)}
      .value=${vr(s)}
      @change=${e=>{let t=e.target.value.trim().replace(`,`,`.`),i=Number(t);n(r,t===``?void 0:o&&Number.isFinite(i)?i:t)}}
    />
  </label>`}var Z=class extends B{constructor(...e){super(...e),this.game=``,this.position=``,this.method=``,this.chosen={},this.job=new Lr(this)}static{this.styles=[z,m`
      form {
        display: grid;
        gap: var(--s2);
        max-width: 28rem;
        margin-block: var(--s2);
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
    `]}willUpdate(e){(e.has(`game`)||e.has(`position`))&&this.job.reset(),this.methods().some(({name:e})=>e===this.method)||(this.method=this.methods()[0]?.name??``,this.chosen={})}methods(){return(Ir(this.card,`solve`)?.methods??[]).filter(({refusal:e})=>!e)}render(){let e=this.methods();if(e.length===0)return S;let t=e.find(({name:e})=>e===this.method);return y`<details>
      <summary>${P(`solve-by`)}</summary>
      <form @submit=${this.onSolve}>
        <label class="field"
          ><span class="about">${P(`solve-method`)}</span>
          <select name="method" @change=${this.onMethod}>
            ${e.map(({name:e})=>y`<option ?selected=${e===this.method}>${e}</option>`)}
          </select></label
        >
        <p class="soft small">${t?.about}</p>
        ${Rr(t,this.chosen,(e,t)=>this.choose(e,t))}
        <div>
          <button type="submit" ?disabled=${this.job.running}>${P(`solve-run`)}</button>
        </div>
      </form>
      <div aria-live="polite">${this.outcome()}</div>
    </details>`}outcome(){let{job:e}=this;if(e.running)return y`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`;if(e.refusal)return Y(e.refusal);let t=e.result;return t?y`<p class="outcome">${t.sentence}</p>
      ${t.line.length>0?y`<p>${P(`solve-line`,{line:t.line.join(` `)})}</p>`:S}
      <p class="soft small">
        ${P(`solve-cost`,{method:t.method,nodes:F(t.nodes)})}
      </p>`:S}choose(e,t){let n=Object.entries(this.chosen).filter(([t])=>t!==e);this.chosen=Object.fromEntries(t===void 0?n:[...n,[e,t]])}onMethod(e){this.method=e.target.value,this.chosen={},this.job.reset()}onSolve(e){e.preventDefault();let{game:t,position:n,method:r,chosen:i}=this;this.job.start(`solve`,{game:t,position:n,method:r,options:i})}};V([E({attribute:!1})],Z.prototype,`card`,void 0),V([E()],Z.prototype,`game`,void 0),V([E()],Z.prototype,`position`,void 0),V([D()],Z.prototype,`method`,void 0),V([D()],Z.prototype,`chosen`,void 0),Z=V([T(`solve-panel`)],Z);function Br(e){return e.replace(`-`,`−`)}function Vr(e){let[t=0,n=1]=e.replace(`−`,`-`).split(`/`).map(Number);return t/n}function Hr(e){let t=e.map(({temperature:e})=>Vr(e)),n=Math.max(...t),r=e.filter((e,r)=>t[r]===n);return new Set(r.length===e.length&&e.length>1?[]:r)}function Ur(e){let t=e.trim().replace(/^\+(?![-_₀-₉])/,``);return t.trim()===``?null:t.trim()}function Wr({ascii:e}){return`(${e??``})`}function Gr({moves:e},t){return(t===1?e?.left:e?.right)??[]}var Kr=120,qr=class{constructor(e){this.host=e,this.answer=null,this.refusal=null,this.question=``,this.answered=``,this.asking=new AbortController,e.addController(this)}hostConnected(){}hostDisconnected(){this.forget()}get pending(){return this.question!==this.answered}ask(e,t){e!==this.question&&(this.asking.abort(),this.asking=new AbortController,this.question=e,this.wait(e,t,this.asking.signal))}forget(){this.asking.abort(),this.question=``,this.answered=``,this.answer=null,this.refusal=null}async wait(e,t,n){if(await new Promise(e=>setTimeout(e,Kr)),!n.aborted){try{let e=await t(n);if(n.aborted)return;this.answer=e,this.refusal=null}catch(e){if(n.aborted||pn(e))return;this.answer=null,this.refusal=L(e)}this.answered=e,this.host.requestUpdate()}}},Jr=class extends pr{constructor(e){if(super(e),this.it=S,e.type!==W.CHILD)throw Error(this.constructor.directiveName+`() can only be used in child bindings`)}render(e){if(e===S||e==null)return this._t=void 0,this.it=e;if(e===x)return e;if(typeof e!=`string`)throw Error(this.constructor.directiveName+`() called with a non-string value`);if(e===this.it)return this._t;this.it=e;let t=[e];return t.raw=t,this._t={_$litType$:this.constructor.resultType,strings:t,values:[]}}};Jr.directiveName=`unsafeHTML`,Jr.resultType=1;var Yr=class extends Jr{};Yr.directiveName=`unsafeSVG`,Yr.resultType=2;var Xr=fr(Yr),Zr=m`
  .value {
    font-family: var(--symbols);
    overflow-wrap: anywhere;
  }
  button.value {
    min-height: 2rem;
    max-width: 100%;
    padding: 0 var(--s2);
    text-align: start;
  }
  h4 {
    margin: 0;
  }
  .facts {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--s1) var(--s3);
    margin: 0;
    align-items: baseline;
  }
  .facts dt {
    color: var(--soft);
    font-size: var(--small);
  }
  .facts dd {
    margin: 0;
    min-width: 0;
  }
  .remarks span {
    display: inline-block;
    padding: 0 0.4em;
    margin-inline-end: var(--s1);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    font-size: var(--small);
    white-space: nowrap;
  }
  .remarks .wins {
    border-width: 2px;
    border-color: var(--ink);
    font-weight: 600;
  }
  figure {
    margin: 0;
  }
  figure svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  .sheet {
    max-height: 24rem;
    overflow-y: auto;
  }
  .sheet .value {
    white-space: nowrap;
  }
  .sheet .place {
    white-space: normal;
    min-width: 6rem;
  }
  th,
  td {
    padding-inline: 0 var(--s3);
  }
  @media (max-width: 40rem) {
    .facts {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .facts dd {
      margin-block-end: var(--s1);
    }
    th,
    td {
      padding-inline-end: var(--s2);
    }
  }
`,Qr=()=>({width:innerWidth<640?336:480}),$r=40;function ei({name:e,characters:t},n=1/0){return e==null||t>n?P(`value-long`,{characters:F(t)}):e}function ti(e,t){let n=ei(e,$r);return e.ascii==null?y`<span class="value">${n}</span>`:y`<button
    class="value"
    aria-label=${P(`value-explore`,{name:n})}
    @click=${()=>t(e)}
  >
    ${n}
  </button>`}function ni({value:e}){return e?y`${ri(`value-mean`,Br(e.mean))}
  ${ri(`value-temperature`,Br(e.temperature))}
  ${ri(`value-stop-left`,Br(e.left_stop))}
  ${ri(`value-stop-right`,Br(e.right_stop))}`:S}function ri(e,t){return y`<dt>${P(e)}</dt>
    <dd class="value">${t}</dd>`}function ii({picture:e}){return e?y`<figure>${Xr(e)}</figure>`:S}function ai(e,t,n){if(e.length===0)return y`<p>${P(`value-no-moves`)}</p>`;let r=Hr(e),i=e.some(({game:e})=>e!=null),a=e=>y`<span class=${e}>${P(`value-${e}`)}</span>`;return y`<div class="sheet" tabindex="0" role="group" aria-label=${P(`moves`)}>
    <table>
      <thead>
        <tr>
          ${n?y`<th scope="col">${P(`value-move`)}</th>`:S}
          <th scope="col">${P(`value-after`)}</th>
          <th scope="col">${P(`value-remark`)}</th>
          <th scope="col">${P(`value-incentive`)}</th>
          ${i?y`<th scope="col">${P(`value-in`)}</th>`:S}
        </tr>
      </thead>
      <tbody>
        ${e.map((e,o)=>y`<tr>
              ${n?y`<td>${n(e,o)}</td>`:S}
              <td>${ti(e.value,t)}</td>
              <td class="remarks">
                ${e.wins?a(`wins`):S} ${e.best?a(`best`):S}
                ${r.has(e)?a(`hottest`):S}
              </td>
              <td class="value">${ei(e.incentive,$r)}</td>
              ${i?y`<td class="value place">${e.game}</td>`:S}
            </tr>`)}
      </tbody>
    </table>
  </div>`}var oi=class extends B{constructor(...e){super(...e),this.value=null,this.trail=[],this.asked=new qr(this)}static{this.styles=[z,Zr,m`
      section {
        padding: var(--s3);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
      }
      h3 {
        font-size: var(--large);
        color: var(--ink);
      }
    `]}willUpdate(e){e.has(`value`)&&(this.trail=this.value?[this.value]:[]);let t=this.trail.at(-1);if(!t){this.asked.forget();return}let n=`${N.language} ${t.ascii}`,r={sum:Wr(t),moves:!0,thermograph:Qr()};this.asked.ask(n,e=>R.value(r,e))}updated(e){e.has(`trail`)&&this.trail.length>0&&this.heading?.focus()}render(){let e=this.trail.at(-1);if(!e)return S;let t=this.trail.at(-2),{answer:n,refusal:r,pending:i}=this.asked;return y`<section class="stack" aria-label=${P(`value-explorer`)} aria-busy=${i}>
      <div class="row">
        ${t?y`<button @click=${()=>this.trail=this.trail.slice(0,-1)}>
                ${P(`value-back`,{name:ei(t,40)})}
              </button>`:S}
        <button @click=${()=>this.tell(`close`)}>${P(`value-close`)}</button>
      </div>
      <h3 class="value" tabindex="-1">${ei(e)}</h3>
      ${r&&!i?Y(r):S}
      ${i?y`<p>${P(`loading`)}</p>`:n?this.found(n):S}
    </section>`}found(e){let t=e=>this.trail=[...this.trail,e],n=n=>y`<h4>${P(`value-options`,{player:n})}</h4>
        ${ai(Gr(e,n),t,null)}`;return y`<p class="value">${e.sentence}</p>
      <dl class="facts">${ni(e)}</dl>
      ${n(1)} ${n(2)} ${ii(e)}`}};V([E({attribute:!1})],oi.prototype,`value`,void 0),V([D()],oi.prototype,`trail`,void 0),V([O(`h3`)],oi.prototype,`heading`,void 0),oi=V([T(`value-explorer`)],oi);var Q=class extends B{constructor(...e){super(...e),this.game=``,this.position=``,this.turn=null,this.legal=[],this.beside=null,this.explored=null,this.asked=new qr(this)}static{this.styles=[z,Zr,m`
      form input {
        font-family: var(--mono);
        width: 16rem;
      }
      .found {
        margin-block-start: var(--s3);
      }
      .move {
        white-space: nowrap;
        min-height: 2rem;
        padding: 0 var(--s2);
        font-family: var(--mono);
      }
    `]}willUpdate(e){if((e.has(`game`)||!N.values)&&this.asked.forget(),!N.values)return;let{game:t,position:n,beside:r}=this,i={sum:t,position:n,beside:r,moves:!0,thermograph:Qr()},a=JSON.stringify([N.language,t,n,r]);this.asked.ask(a,e=>R.value(i,e))}render(){return y`<details ?open=${N.values} @toggle=${this.onToggle}>
      <summary>${P(`value-title`)}${this.asked.pending?`…`:``}</summary>
      ${N.values?this.content():S}
    </details>`}content(){let{answer:e,refusal:t,pending:n}=this.asked;return y`<div class="stack found" aria-busy=${n}>
      <form class="row end" @submit=${this.onAdd}>
        <label class="field"
          >${P(`value-sum`)}
          <input
            id="sum"
            maxlength="1000"
            placeholder=${P(`value-sum-example`)}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
        /></label>
        <button type="submit">${P(`value-add`)}</button>
        ${this.beside===null?S:y`<button type="button" class="quiet" @click=${this.onAlone}>
                ${P(`value-alone`)}
              </button>`}
      </form>
      ${t&&!n?Y(t):S}
      ${e?this.found(e):t?S:y`<p>${P(`loading`)}</p>`}
      <value-explorer .value=${this.explored} @close=${this.onClose}></value-explorer>
    </div>`}found(e){let t=e=>this.explored=e,n=this.turn===null?[1,2]:[this.turn===1?2:1];return y`<p class="value" aria-live="polite">${e.sentence}</p>
      ${e.stopped?y`<p class="soft">${P(`value-stopped`)}</p>`:S}
      <dl class="facts">
        ${e.value?ri(`value-whole`,ti(e.value,t)):S}
        ${ni(e)}
        ${e.parts.length>1?ri(`value-parts`,this.parts(e,t)):S}
      </dl>
      ${this.turn&&e.moves?y`<section class="stack" aria-label=${P(`value-moves`,{player:this.turn})}>
              <h3>${P(`value-moves`,{player:this.turn})}</h3>
              ${ai(Gr(e,this.turn),t,(e,t)=>this.move(e,t))}
            </section>`:S}
      ${e.moves?n.map(n=>y`<details>
                  <summary>${P(`value-moves-waiting`,{player:n})}</summary>
                  ${ai(Gr(e,n),t,e=>y`<span class="mono">${e.move}</span>`)}
                </details>`):S}
      ${ii(e)}`}parts({parts:e},t){return e.map(e=>y`<div>${ti(e,t)}</div>`)}move({move:e},t){return t<this.legal.length&&this.legal.includes(e)?y`<button
      class="move"
      aria-label=${P(`value-play`,{move:e})}
      ?disabled=${this.asked.pending}
      @click=${()=>this.tell(`play-move`,e)}
    >
      ${e}
    </button>`:y`<span class="mono">${e}</span>`}onToggle(e){let{open:t}=e.target;t!==N.values&&N.choose({values:t})}onAdd(e){e.preventDefault(),this.beside=Ur(this.sum.value)}onAlone(){this.sum.value=``,this.beside=null,this.sum.focus()}onClose(){this.explored=null,this.summary.focus()}};V([E()],Q.prototype,`game`,void 0),V([E()],Q.prototype,`position`,void 0),V([E({attribute:!1})],Q.prototype,`turn`,void 0),V([E({attribute:!1})],Q.prototype,`legal`,void 0),V([D()],Q.prototype,`beside`,void 0),V([D()],Q.prototype,`explored`,void 0),V([O(`#sum`)],Q.prototype,`sum`,void 0),V([O(`summary`)],Q.prototype,`summary`,void 0),Q=V([T(`value-panel`)],Q);var si=44,ci=class extends B{constructor(...e){super(...e),this.line=[],this.worths=new Map,this.at=0}static{this.styles=[z,m`
      svg {
        display: block;
        width: 100%;
        height: 3.25rem;
        background: var(--sunken);
        border-radius: var(--radius);
      }
      .axis {
        stroke: var(--strong-line);
        stroke-width: 0.6;
      }
      .one {
        fill: var(--first);
      }
      .two {
        fill: var(--second);
      }
      .even {
        fill: var(--soft);
      }
      .guess {
        opacity: 0.55;
      }
      .here {
        fill: var(--ink);
        fill-opacity: 0.16;
      }
      .step {
        fill: transparent;
        cursor: pointer;
      }
    `]}render(){let e=Math.max(this.line.length,24);return y`<svg
      viewBox="0 0 ${e*10} ${si}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${P(`value-strip`)}
    >
      ${this.line.map((e,t)=>{let n=this.worths.get(e);return b`
          ${e===this.at?b`<rect class="here" x=${t*10} width=${10} height=${si} />`:S}
          ${n?li(n,t*10+1.5,7):S}
          <rect class="step" x=${t*10} width=${10} height=${si}
            @click=${()=>this.tell(`go`,e)} />`})}
      <line
        class="axis"
        x1="0"
        x2=${e*10}
        y1=${si/2}
        y2=${si/2}
        pointer-events="none"
      />
    </svg>`}};V([E({attribute:!1})],ci.prototype,`line`,void 0),V([E({attribute:!1})],ci.prototype,`worths`,void 0),V([E({type:Number})],ci.prototype,`at`,void 0),ci=V([T(`value-strip`)],ci);function li({value:e,guess:t},n,r){let i=si/2,a=e>.02?`one`:e<-.02?`two`:`even`,o=a===`even`?6:Math.max(3,Math.abs(e)*19),s=a===`one`?i-o:a===`two`?i:19;return b`<rect class="${a}${t?` guess`:``}" x=${n} y=${s} width=${r} height=${o} />`}function ui(e,t,n=`text/plain`){let r=typeof t==`string`?new Blob([t],{type:n}):t,i=document.createElement(`a`);i.href=URL.createObjectURL(r),i.download=e,i.click(),URL.revokeObjectURL(i.href)}var di=2;async function fi(e){let t=new Image,n=URL.createObjectURL(new Blob([e],{type:`image/svg+xml`}));try{t.src=n,await t.decode();let[e,r]=[t.naturalWidth*di,t.naturalHeight*di],i=new OffscreenCanvas(e,r),a=i.getContext(`2d`);if(!a)throw Error(`this browser draws no pictures`);return a.fillStyle=`#ffffff`,a.fillRect(0,0,e,r),a.drawImage(t,0,0,e,r),await i.convertToBlob({type:`image/png`})}finally{URL.revokeObjectURL(n)}}async function pi(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}function mi(e,t){return`${e.replace(/[^\p{L}\p{N}.-]+/gu,`-`).slice(0,60)}.${t}`}var hi=m`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
    gap: var(--s4);
    align-items: start;
  }
  .board,
  .side {
    grid-template-columns: minmax(0, 1fr);
  }
  .board {
    display: grid;
    gap: var(--s3);
    align-content: start;
    min-width: 0;
  }
  game-board {
    --board-height: calc(100vh - 17rem);
  }
  .side {
    display: grid;
    gap: var(--s4);
    min-width: 0;
  }
  .sentence {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
    min-height: 1.3em;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
  }
  .tools .row {
    gap: var(--s2);
  }
  .last {
    text-align: center;
    font-size: var(--large);
  }
  .cover {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--s4);
    min-height: 20rem;
    text-align: center;
    font-size: var(--large);
    border-radius: var(--radius);
    background: repeating-linear-gradient(45deg, var(--sunken) 0 1rem, var(--surface) 1rem 2rem);
  }
  .cover p {
    background: var(--surface);
    padding: var(--s2) var(--s4);
    border-radius: var(--radius);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1);
    max-height: 16rem;
    overflow-y: auto;
    padding: 4px;
    margin: -4px;
  }
  .chip {
    padding: 0 var(--s2);
    gap: var(--s1);
    min-height: 2.25rem;
  }
  .chip.best {
    border-color: var(--ink);
    border-width: 2px;
  }
  .listed .chip {
    min-width: 3.5rem;
    min-height: 3rem;
    padding-inline: var(--s3);
    font-size: var(--large);
  }
  .worth {
    font-size: 1.125rem;
    font-weight: 600;
    padding: 0 0.35em;
    border: 2px solid var(--strong-line);
    border-radius: 0.3em;
    line-height: 1.35;
  }
  .worth.winner-1 {
    border-color: var(--first);
    border-radius: 1em;
  }
  .worth.winner-2 {
    border-color: var(--second);
    border-radius: 0;
  }
  form.row input {
    flex: 1;
    min-width: 6rem;
  }
  .menu {
    position: relative;
  }
  .menu > summary {
    list-style: none;
  }
  .menu > summary::-webkit-details-marker {
    display: none;
  }
  .menu .list {
    position: absolute;
    right: 0;
    bottom: calc(100% + var(--s1));
    z-index: 3;
    display: grid;
    width: max-content;
    padding: var(--s1);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  .menu .list button {
    justify-content: start;
  }
  .screen.broad {
    grid-template-columns: minmax(0, 1fr);
  }
  .broad .side {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    align-items: start;
  }
  @media print {
    .tools,
    .moves form,
    game-picker {
      display: none;
    }
  }
  @media (min-width: 75rem) {
    .broad .moves {
      grid-column: span 2;
    }
  }
  @media (max-width: 40rem) {
    .tools .row {
      gap: var(--s1);
    }
    .tools button,
    .tools summary {
      padding-inline: var(--s2);
    }
  }
  @media (max-width: 60rem) {
    .screen {
      grid-template-columns: minmax(0, 1fr);
    }
    game-board {
      --board-height: 70vh;
    }
  }
`,gi=450,_i=2e4,vi=class{constructor(e,t,n,r){this.host=e,this.state=t,this.cardOf=n,this.moved=r,this.view=null,this.solved=null,this.unsolved=null,this.refusal=null,this.thinking=!1,this.hinting=!1,this.paused=!1,this.covered=null,this.worths=new Map,this.viewer=null,this.asking=new AbortController,this.shown=null,this.seenBy=null,this.traces=new Map,e.addController(this)}hostConnected(){}hostDisconnected(){this.asking.abort()}isHuman(e){return this.state.players[e]===q}get secret(){let{history:e,at:t}=this.state;return(this.view?.concealed??0)>0&&e.children(t).length===0}get told(){let{state:e}=this;if(!this.secret)return e;let t=e.history.without(e.at);return{...e,history:t.history,at:t.at}}get trace(){return this.traces.get(this.state.at)??[]}get awaited(){let e=this.view?.turn;return!!e&&this.isHuman(e)&&this.covered===null}open(e){let t=e.game===this.state.game;this.state=e,this.worths=new Map,this.traces=new Map,this.shown=null,this.seenBy=null,this.covered=null,t||(this.view=null),this.show()}begin(){let{game:e,players:t,seed:n}=this.state;this.open(wr(e,t,n+1))}go(e){let{history:t,at:n}=this.state,r=this.secret&&e!==n&&t.parent(e)!==n?t.without(n).history:t;this.state={...this.state,history:r,at:e},this.show()}undo(){let e=this.state.history.path(this.state.at);if(e.length===0)return;let t=this.view?.history.map(({player:e})=>e)??[],n=e.length-1,r=!this.isHuman(1)||!this.isHuman(2),i=this.isHuman(1)||this.isHuman(2),a=e=>{let n=t[e];return!!n&&!this.isHuman(n)};if(r&&i)for(;0<n&&a(n);)--n;r&&!i&&(this.paused=!0),this.go(e[n-1]??0)}step(e){if(e<0){let e=this.state.history.parent(this.state.at);e!==null&&this.go(e);return}let[t]=this.state.history.children(this.state.at);t!==void 0&&this.go(t)}play(e){this.shown===this.state.at&&this.make(e)}make(e){let{history:t,at:n}=this.state,r=t.add(n,e);this.view&&this.shown===n&&this.traces.set(r,yi(this.view,e)),this.go(r)}async type(e){let t=J(this.state);try{let{at:n}=this.state,r=await R.play({...t,moves:[...t.moves,e.trim()]},null);return this.state.at===n&&(this.make(r.history.at(-1)?.move??e.trim()),!0)}catch(e){return this.refusal=L(e),this.host.requestUpdate(),!1}}seat(e,t){this.state={...this.state,players:{...this.state.players,[e]:t}},this.paused=!1,this.show()}resume(){this.paused=!1,this.show({insist:!0})}pause(){this.paused=!0,this.show()}uncover(){this.seenBy=this.covered,this.covered=null,this.host.requestUpdate(),this.think(this.asking.signal,!1)}async show({insist:e=!1}={}){this.asking.abort(),this.asking=new AbortController;let{signal:t}=this.asking;this.refusal=null,this.solved=null,this.unsolved=null,this.thinking=!1,this.hinting=!1;try{let{at:n}=this.state;this.view=await this.look(t),this.shown=n,this.moved(),this.cover(),this.host.requestUpdate(),await this.retrace(t),this.covered===null&&await this.think(t,e)}catch(e){this.fail(e)}}async look(e){let t=J(this.state);if(!this.isHidden())return this.viewer=null,R.play(t,null,e);let n=[1,2].filter(e=>this.isHuman(e)),r=n[0]??null,i=await R.play(t,r,e),a=i.turn?n.length===2?i.turn:r:null;return this.viewer=a,a===r?i:R.play(t,a,e)}async retrace(e){let{state:t}=this,n=t.history.parent(t.at);if(n===null||this.traces.has(t.at)||this.isHidden()||this.secret)return;let r=await R.play(J(t,n),null,e);this.traces.set(t.at,yi(r,t.history.move(t.at))),this.host.requestUpdate()}isHidden(){return Ir(this.cardOf(this.state.game)??void 0,`hint`)===void 0}cover(){let e=this.view?.turn??null,t=this.secret||this.view!==null&&this.view.holding!==null,n=this.isHuman(1)&&this.isHuman(2);t||(this.seenBy=null),this.covered=t&&n&&e&&e!==this.seenBy?e:null}async think(e,t){try{if(this.view?.turn===null)this.judge(),N.hints&&!this.isHidden()&&this.fill(e);else if(await this.answer(e,t))return;N.hints&&await this.hint(e)}catch(e){this.fail(e)}}async answer(e,t){let n=this.view?.turn,{history:r,at:i}=this.state;if(!n||this.isHuman(n)||this.paused||r.children(i).length>0&&!t)return!1;this.thinking=!0,this.host.requestUpdate();let a=R.choose(J(this.state),this.state.players[n],e),o=!this.isHuman(1)&&!this.isHuman(2),[{move:s}]=await Promise.all([a,o?bi(gi):null]);return e.aborted||(this.thinking=!1,this.make(s)),!0}async hint(e=this.asking.signal){if(this.view?.turn===null||this.covered!==null||this.secret)return;if(this.isHidden()){this.unsolved=P(`no-hints-hidden`),this.host.requestUpdate();return}let t=this.state.at;this.hinting=!0,this.host.requestUpdate();try{let n=await R.hints(J(this.state),e);if(e.aborted)return;this.solved=n;let r=Vn(n);r&&this.worths.set(t,r),n.proof===`exact`&&n.nodes<=_i&&this.fill(e)}catch(e){if(pn(e))return;this.unsolved=L(e).message}this.hinting=!1,this.host.requestUpdate()}async fill(e){let{state:t}=this;for(let n of[K.START,...t.history.line(t.at)].reverse())if(!this.worths.has(n))try{let r=await R.hints(J(t,n),e);if(e.aborted)return;let i=Vn(r);if(i&&this.worths.set(n,i),this.host.requestUpdate(),r.proof!==`exact`||r.nodes>_i)return}catch{return}}judge(){let e=this.view?.payoff;typeof e==`number`&&this.worths.set(this.state.at,{value:Math.sign(e),guess:!1})}fail(e){pn(e)||(this.thinking=!1,this.refusal=L(e),this.host.requestUpdate())}};function yi({moves:e,picture:t},n){return(e.find(e=>e.move===n)?.places??[]).flatMap(e=>t.places[e]??[])}function bi(e){return new Promise(t=>setTimeout(t,e))}var xi=`chomp:4x5`,Si=2.6,$=class extends B{constructor(...e){super(...e),this.games=[],this.address={screen:`play`,fields:new Map},this.note=``,this.table=new vi(this,wr(xi,{1:q,2:q}),e=>this.card(e),()=>this.onMoved()),this.written=``,this.opened=``,this.broad=null,this.onKeyDown=e=>this.onKey(e)}static{this.styles=[z,hi]}connectedCallback(){super.connectedCallback(),document.addEventListener(`keydown`,this.onKeyDown)}disconnectedCallback(){document.removeEventListener(`keydown`,this.onKeyDown),super.disconnectedCallback()}willUpdate(e){let t=e.has(`address`)&&n(this.address)!==this.written;this.games.length!==0&&(t||this.written===``?this.openAddress():e.has(`games`)&&this.table.show())}render(){let{table:e}=this,{view:t,state:n}=e,r=this.card(n.game);return y`<div class="screen ${this.isBroad(t)?`broad`:``}">
      <section class="board card" aria-label=${P(`board`)}>
        <div class="sentence-row">
          <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        </div>
        ${e.refusal?Y(e.refusal,()=>void e.show()):S}
        ${e.covered?this.cover(e.covered):t?this.board(t):S}
        ${t&&!e.covered&&Ci(t)?this.moves(t):S} ${this.tools(t)}
        ${this.table.worths.size>0&&N.hints?this.strip():S}
        ${t&&!e.covered?this.valuing(r,t):S}
      </section>
      <div class="side">
        <game-picker
          .games=${this.games}
          .word=${n.game}
          @game=${e=>this.onGame(e.detail)}
        ></game-picker>
        <section class="card stack" aria-label=${P(`players`)}>
          <h2>${P(`players`)}</h2>
          ${this.seats(r,t)}
        </section>
        ${t&&!e.covered&&!Ci(t)?this.moves(t):S}
        <section class="card stack" aria-label=${P(`history`)}>
          <h2>${P(`history`)}</h2>
          <history-view
            .history=${n.history}
            .at=${n.at}
            .secret=${this.secrets()}
            @go=${t=>e.go(t.detail)}
          ></history-view>
        </section>
        ${t?.position&&!e.secret&&!e.covered?this.solving(r,t):S}
      </div>
      <setup-dialog
        .game=${n.game}
        .notation=${r?.notation??``}
        .position=${e.secret?``:t?.position??``}
        @set-up=${e=>this.onSetUp(e.detail)}
      ></setup-dialog>
    </div>`}solving(e,t){return y`<section class="card" aria-label=${P(`solve-by`)}>
      <solve-panel .card=${e} .game=${t.word} .position=${t.position??``}></solve-panel>
    </section>`}valuing(e,t){return!Ir(e,`value`)||t.position==null?S:y`<value-panel
      .game=${this.table.state.game}
      .position=${t.position}
      .turn=${t.turn??null}
      .legal=${this.table.awaited?t.moves.map(({move:e})=>e):[]}
      @play-move=${e=>this.onPlay(e.detail)}
    ></value-panel>`}sentence(){let{view:e,solved:t,thinking:n,covered:r,refusal:i}=this.table;return r?P(`pass-screen`,{player:r}):e?n&&e.turn?P(`thinking`,{player:e.turn}):N.hints&&t?.sentence?t.sentence:e.sentence:P(i?`not-opened`:`loading`)}board(e){let{table:t}=this,n=[1,2].filter(t=>e.holding?.[t]);return y`
      <game-board
        .picture=${e.picture}
        .moves=${t.awaited?e.moves:[]}
        .badges=${this.badges()}
        .trace=${t.trace}
        .label=${`${e.title}. ${e.sentence}`}
        @play-move=${e=>this.onPlay(e.detail)}
      ></game-board>
      ${e.line&&!e.holding&&!t.secret?y`<p class="last mono">${e.line}</p>`:S}
      <div class="unseen">
        ${e.line&&e.holding?y`<p>${e.line}</p>`:S}
        ${n.map(t=>y`<p>${P(`holding`,{player:t})} ${e.holding?.[t]}</p>`)}
      </div>
    `}isBroad(e){return e&&this.broad?.word!==e.word&&(this.broad={word:e.word,is:Qn(e.picture)>Si}),this.broad?.is??!1}cover(e){return y`<div class="cover">
      <p>${P(`pass-screen`,{player:e})}</p>
      <button class="primary" @click=${()=>this.table.uncover()}>
        ${P(`uncover`,{player:e})}
      </button>
    </div>`}tools(e){let{table:t}=this,n=t.state.at!==K.START,r=t.state.history.children(t.state.at).length>0,i=e?.turn,a=!!i&&!t.isHuman(i)&&!t.thinking,o=!t.isHuman(1)&&!t.isHuman(2);return y`<div class="tools" role="group" aria-label=${P(`tools`)}>
      <div class="row">
        <button ?disabled=${!n} @click=${()=>t.undo()} title="${P(`undo`)} (U)">
          <span aria-hidden="true">↶</span>${P(`undo`)}
        </button>
        <button ?disabled=${!n} @click=${()=>t.step(-1)} aria-label=${P(`back`)}>
          ◀
        </button>
        <button ?disabled=${!r} @click=${()=>t.step(1)} aria-label=${P(`forward`)}>
          ▶
        </button>
        <button
          aria-pressed=${N.hints}
          aria-busy=${t.hinting}
          @click=${()=>this.toggleHints()}
          title="${P(`hints`)} (H)"
        >
          ${P(`hints`)}${t.hinting?`…`:``}
        </button>
        ${o&&!a?y`<button @click=${()=>t.pause()}>${P(`pause`)}</button>`:a?y`<button class="primary" @click=${()=>t.resume()}>
                  ${P(`go-on`)}
                </button>`:S}
      </div>
      <div class="row">
        <button @click=${()=>t.begin()}>${P(`new-play`)}</button>
        <button @click=${()=>this.setup.open()}>${P(`set-up`)}</button>
        ${t.secret?S:this.menu(e)}
      </div>
      <span class="unseen" role="status">${this.note}</span>
    </div>`}menu(e){let t=(e,t)=>y`<button
        class="quiet"
        @click=${e=>{e.target.closest(`details`)?.removeAttribute(`open`),t()}}
      >
        ${P(e)}
      </button>`;return y`<details class="menu">
      <summary class="button">${P(`share`)}</summary>
      <div class="list">
        ${t(`copy-position`,()=>void this.copied(e?.position??``))}
        ${t(`copy-link`,()=>void this.copied(location.href))}
        ${t(`save-svg`,()=>void this.saved(`svg`))}
        ${t(`save-png`,()=>void this.saved(`png`))}
        ${t(`save-play`,()=>void this.saved(`json`))}
      </div>
    </details>`}seats(e,t){return(e?.players===1?[1]:[1,2]).map(n=>y`<seat-picker
          .player=${n}
          .word=${this.table.state.players[n]}
          .strategies=${e?.strategies??[]}
          ?turn=${t?.turn===n}
          @seat=${e=>this.table.seat(n,e.detail)}
        ></seat-picker>`)}moves(e){if(e.turn===null||!this.table.awaited)return S;let t=this.badges();return y`<section class=${Ci(e)?`listed stack`:`moves card stack`} aria-label=${P(`moves`)}>
      <h2>${P(`moves`)} <span class="soft small">${e.moves.length}</span></h2>
      <form class="row" @submit=${this.onType}>
        <input
          id="typed"
          class="mono"
          aria-label=${P(`type-move`)}
          placeholder=${P(`type-move`)}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
        />
        <button type="submit">${P(`play-it`)}</button>
      </form>
      <div class="chips" role="group" aria-label=${P(`moves`)}>
        ${e.moves.map(e=>this.chip(e,t?.get(e.move)))}
      </div>
      ${N.hints&&this.table.unsolved?y`<p class="soft small">${this.table.unsolved}</p>`:S}
    </section>`}chip({move:e},t){return y`<button class="chip ${t?.best?`best`:``}" @click=${()=>this.onPlay(e)}>
      <span class="mono">${e}</span>
      ${t?y`<span class="worth winner-${t.winner??0}">${Jn(t)}</span>`:S}
    </button>`}strip(){let{state:e,worths:t}=this.table;return y`<div>
      <h3>${P(`value-strip`)}</h3>
      <value-strip
        .line=${[K.START,...e.history.line(e.at)]}
        .worths=${t}
        .at=${e.at}
        @go=${e=>this.table.go(e.detail)}
      ></value-strip>
    </div>`}badges(){let{solved:e}=this.table;return N.hints&&e?In(e):null}secrets(){return new Set(this.table.secret?[this.table.state.at]:[])}onPlay(e){this.table.play(e)}async onType(e){e.preventDefault();let t=this.typed.value.trim();t&&await this.table.type(t)&&this.typed&&(this.typed.value=``)}onGame(e){let{players:t,game:n}=this.table.state,r=U(e)===U(n);this.table.open(wr(e,r?t:this.opponents(e)))}opponents(e){return{1:q,2:Mr(`medium`,this.card(e)?.strategies??[])??`human`}}onSetUp({start:e,moves:t,seed:n}){let{game:r,players:i,seed:a}=this.table.state,o=wr(r,i,n??a),s=o.history.extend(K.START,t);this.table.open({...o,start:e,at:s})}toggleHints(){N.choose({hints:!N.hints}),N.hints&&this.table.hint()}onKey(e){let t=e.composedPath()[0];if(!(e.ctrlKey||e.metaKey||e.altKey)&&!/^(input|textarea|select)$/i.test(t.tagName)&&!t.closest?.(`dialog`)){if(e.key===`h`)this.toggleHints();else if(e.key===`u`)this.table.undo();else if(e.key===`[`)this.table.step(-1);else if(e.key===`]`)this.table.step(1);else return;e.preventDefault()}}card(e){let t=U(e);return this.games.find(e=>e.name===t||e.aliases.includes(t))}openAddress(){let e=!this.address.fields.has(`game`),t=Tr(this.address,xi);e&&(t.players=this.opponents(xi)),this.written=n(this.address),this.opened=n(Er(t)),this.table.open(t)}onMoved(){this.requestUpdate();let e=Er(this.table.told),t=n(e);t!==this.written&&t!==this.opened&&(this.opened=``,this.written=t,this.tell(`address`,e))}async copied(e){this.note=await pi(e)?P(`copied`):P(`not-copied`)}async saved(e){let t=J(this.table.state);try{let{players:n}=this.table.state,r=await(e===`json`?R.playFile(t,[n[1],n[2]]):R.picture(t,this.table.viewer));ui(mi(t.game,e),e===`png`?await fi(r):r)}catch(e){this.table.refusal=L(e),this.requestUpdate()}}};V([E({attribute:!1})],$.prototype,`games`,void 0),V([E({attribute:!1})],$.prototype,`address`,void 0),V([D()],$.prototype,`note`,void 0),V([O(`setup-dialog`)],$.prototype,`setup`,void 0),V([O(`#typed`)],$.prototype,`typed`,void 0),$=V([T(`play-screen`)],$);function Ci({moves:e}){return e.length>0&&e.every(({places:e})=>e.length===0)}var wi=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Ti=function(e,t){return new URL(e,t).href},Ei={},Di=function(e){return e.pathname.endsWith(`.css`)},Oi=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},ki=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Ti(t,n);let r=s(t),i=Di(r);return Oi(Ei,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:wi,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Ai={play:()=>Promise.resolve(),graph:()=>ki(()=>import(`./graph-screen-3ZcwTjT4.js`),[],import.meta.url),tournament:()=>ki(()=>import(`./tournament-screen-CEfpKzP1.js`),__vite__mapDeps([0,1]),import.meta.url),dice:()=>ki(()=>import(`./dice-screen-Dg8i__XS.js`),__vite__mapDeps([2,3,1]),import.meta.url),learn:()=>ki(()=>import(`./learn-screen-DGegNmhv.js`),__vite__mapDeps([4,3,1]),import.meta.url)},ji=`M2 19L7 7l5 12M3.8 15h6.4M14 12h8M18 8v8`,Mi={system:`M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16`,light:`M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5`,dark:`M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5`},Ni=[`system`,`light`,`dark`],Pi=class extends B{constructor(...e){super(...e),this.games=[],this.address=t(location.hash),this.refusal=null,this.unloaded=null,this.left=new Map,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.spoken=``,this.printing=!1,this.onHash=()=>this.open(t(location.hash)),this.onSettings=()=>this.apply(),this.onPrint=e=>{this.printing=e.type===`beforeprint`,N.dispatchEvent(new Event(`change`))}}static{this.styles=[z,m`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2) var(--s4);
        padding: var(--s2) var(--s4);
        background: var(--surface);
        border-bottom: 1px solid var(--line);
      }
      .brand {
        display: flex;
        align-items: center;
        gap: var(--s2);
        font-size: var(--large);
        font-weight: 700;
        letter-spacing: -0.01em;
      }
      .brand svg {
        width: 1.75rem;
        height: 1.75rem;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        flex: 1;
        gap: var(--s1);
      }
      nav a {
        padding: var(--s2) var(--s3);
        border-radius: var(--radius);
        color: var(--ink);
        text-decoration: none;
        font-weight: 500;
      }
      nav a:hover {
        background: var(--sunken);
      }
      nav a[aria-current] {
        box-shadow: inset 0 -3px 0 var(--primary);
        border-bottom-left-radius: 0;
        border-bottom-right-radius: 0;
        font-weight: 700;
      }
      .switches {
        display: flex;
        gap: var(--s1);
      }
      .icon {
        width: 1.4rem;
        height: 1.4rem;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .switches button {
        min-width: 2.5rem;
      }
      main {
        max-width: 100rem;
        margin-inline: auto;
        padding: var(--s4);
      }
      .alarm {
        margin-block-end: var(--s4);
      }
      @media print {
        header {
          display: none;
        }
        main {
          padding: 0;
        }
      }
      @media (max-width: 40rem) {
        header {
          padding: var(--s2);
        }
        nav {
          order: 3;
          flex-basis: 100%;
        }
        nav {
          gap: 0;
        }
        nav a {
          padding: var(--s1) 0.4rem;
          font-size: var(--small);
        }
        .brand {
          flex: 1;
        }
        main {
          padding: var(--s2);
        }
      }
    `]}connectedCallback(){super.connectedCallback(),addEventListener(`hashchange`,this.onHash),N.addEventListener(`change`,this.onSettings),this.dark.addEventListener(`change`,this.onSettings),addEventListener(`beforeprint`,this.onPrint),addEventListener(`afterprint`,this.onPrint),this.apply(),this.onHash()}disconnectedCallback(){removeEventListener(`hashchange`,this.onHash),N.removeEventListener(`change`,this.onSettings),this.dark.removeEventListener(`change`,this.onSettings),removeEventListener(`beforeprint`,this.onPrint),removeEventListener(`afterprint`,this.onPrint),super.disconnectedCallback()}render(){return y`
      <header>
        <span class="brand">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="10.5" cy="16" r="8" fill="none" stroke="var(--first)" stroke-width="4" />
            <rect x="17" y="9.5" width="13" height="13" rx="1.5" fill="var(--second)" />
          </svg>
          Stratège
        </span>
        <nav aria-label=${P(`screens`)}>
          ${e.map(e=>y`<a
                href=${n(this.left.get(e)??{screen:e,fields:new Map})}
                aria-current=${e===this.address.screen?`page`:S}
                >${P(`screen-${e}`)}</a
              >`)}
        </nav>
        <div class="switches">
          <button lang=${N.language===`fr`?`en`:`fr`} @click=${this.onLanguage}>
            ${N.language===`fr`?`EN`:`FR`}
            <span class="unseen">${P(`other-language`)}</span>
          </button>
          <button
            @click=${this.onTheme}
            aria-label=${P(`theme-${N.theme}`)}
            title=${P(`theme-${N.theme}`)}
          >
            ${Li(N.theme)}
          </button>
          <button
            aria-pressed=${N.projector}
            aria-label=${P(`projector`)}
            title=${P(`projector`)}
            @click=${()=>N.choose({projector:!N.projector})}
          >
            ${Ii(ji)}
          </button>
        </div>
      </header>
      <main>
        <h1 class="unseen">${P(`screen-${this.address.screen}`)}</h1>
        ${this.refusal?Y(this.refusal,()=>void this.load()):S}
        ${this.unloaded?Y(this.unloaded,()=>this.open(this.address)):S}
        ${this.games.length>0?this.screen():this.refusal?S:y`<p role="status">${P(`loading`)}</p>`}
      </main>
    `}screen(){let{games:e,address:t}=this,n=e=>this.keep(e.detail);switch(t.screen){case`play`:return y`<play-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></play-screen>`;case`graph`:return y`<graph-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></graph-screen>`;case`tournament`:return y`<tournament-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></tournament-screen>`;case`dice`:return y`<dice-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></dice-screen>`;case`learn`:return y`<learn-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></learn-screen>`}}open(e){this.address=e,this.left.set(e.screen,e),this.unloaded=null,Ai[e.screen]().catch(e=>this.unloaded=L(e))}keep(e){let t=this.address;this.left.set(e.screen,e),this.address=e,Fi(t,e)?history.pushState(null,``,n(e)):history.replaceState(null,``,n(e))}onLanguage(){N.choose({language:N.language===`fr`?`en`:`fr`})}onTheme(){let e=(Ni.indexOf(N.theme)+1)%Ni.length;N.choose({theme:Ni[e]??`system`})}apply(){let e=document.documentElement,t=(N.theme===`dark`||N.theme===`system`&&this.dark.matches)&&!this.printing;e.dataset.theme=t?`dark`:`light`,e.toggleAttribute(`data-projector`,N.projector),e.lang=N.language,R.language=N.language,document.title=P(`title`),this.spoken!==N.language&&(this.spoken=N.language,this.load())}async load(){try{R.symbols(),this.games=await R.games(),this.refusal=null}catch(e){this.refusal=L(e)}}};V([D()],Pi.prototype,`games`,void 0),V([D()],Pi.prototype,`address`,void 0),V([D()],Pi.prototype,`refusal`,void 0),V([D()],Pi.prototype,`unloaded`,void 0),Pi=V([T(`stratege-page`)],Pi);function Fi(e,t){let n=(e,t)=>e.fields.get(t)??``;return e.fields.has(`game`)&&[`game`,`start`,`seed`].some(r=>n(e,r)!==n(t,r))}function Ii(e){return y`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e} fill="none" />
  </svg>`}function Li(e){if(e!==`system`)return Ii(Mi[e]);let[t=``,n=``]=Mi.system.split(/(?<=z)/);return y`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t} fill="currentColor" />
    <path d=${n} fill="none" />
  </svg>`}function Ri(){let e=document.getElementById(`stratege-engine`)?.dataset.offline;e&&`serviceWorker`in navigator&&navigator.serviceWorker.register(e).catch(e=>{console.warn(e)})}Ri();export{N as A,r as B,R as C,ln as D,F as E,S as F,s as G,o as H,y as I,b as L,D as M,E as N,un as O,T as P,m as R,z as S,pn as T,c as U,a as V,n as W,vr as _,Xr as a,qn as b,Y as c,wr as d,Er as f,br as g,K as h,ui as i,O as j,P as k,Or as l,xr as m,pi as n,Lr as o,Sr as p,mi as r,Ir as s,fi as t,q as u,U as v,L as w,B as x,V as y,ae as z};