/** One shader for all beams: soft cones from six lenses, drifting haze, and a little noise against banding.
 * The light is its own alpha, so that it adds to the picture below: WebKit draws no blend mode under a canvas. */
const FRAGMENT = `precision highp float;
uniform vec2 r;uniform vec3 m;uniform float t;uniform vec4 b[6];uniform vec3 c[6];
float h(vec2 p){return fract(sin(dot(p,vec2(12.9898,78.233)))*43758.5453);}
float n(vec2 p){vec2 i=floor(p),f=fract(p);f*=f*(3.-2.*f);
return mix(mix(h(i),h(i+vec2(1,0)),f.x),mix(h(i+vec2(0,1)),h(i+1.),f.x),f.y);}
void main(){
vec2 q=gl_FragCoord.xy,p=(vec2(q.x,r.y-q.y)-m.xy)/m.z;
float z=.45+.4*n(p*5.+vec2(t*.12,-t*.05))+.25*n(p*13.-vec2(t*.2,t*.07));
vec3 s=vec3(0);
for(int i=0;i<6;i++){
vec2 v=p-b[i].xy,d=vec2(sin(b[i].z),cos(b[i].z));
float l=dot(v,d),a=abs(v.x*d.y-v.y*d.x),w=.005+max(l,0.)*.055,k=max(0.,1.-a/w);
k=k*k*(3.-2.*k)*smoothstep(0.,.02,l)*exp(-l*1.9)*z;
s+=c[i]*b[i].w*(k*1.5+.00035/(dot(v,v)+.0003));}
s=1.-exp(-s*1.25);
s=max(s+(h(q+fract(t))-.5)/200.,0.);
gl_FragColor=vec4(s,max(s.r,max(s.g,s.b)));}`;

const VERTEX = "attribute vec2 a;void main(){gl_Position=vec4(a,0.,1.);}";

/** Beams of a frame, six of each: x and y of the lens and angle from straight down (radians), level 0 to 1. */
export interface Frame {
  readonly beams: Float32Array;
  /** Red, green and blue, 0 to 1. */
  readonly colours: Float32Array;
  /** Left and top of the picture and its height, in canvas pixels. Lenses are measured in picture heights. */
  readonly picture: readonly [left: number, top: number, height: number];
  readonly seconds: number;
}

/** Names under which browsers compute WebGL on the processor without calling it a caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function rendererOf(gl: WebGLRenderingContext): string {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  return String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
}

/**
 * Prepares the canvas. Null without WebGL. With `fastOnly` also null where WebGL is computed without a graphics card,
 * which would cost the page's own thread; the same canvas may then be asked again.
 */
export function prepareBeams(canvas: HTMLCanvasElement, fastOnly: boolean): ((frame: Frame) => void) | null {
  const gl = canvas.getContext("webgl", {
    antialias: false,
    depth: false,
    powerPreference: "low-power",
    failIfMajorPerformanceCaveat: fastOnly,
  });
  if (!gl || (fastOnly && SOFTWARE.test(rendererOf(gl)))) return null;
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook of React.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const [r, m, t, b, c] = ["r", "m", "t", "b", "c"].map((name) => gl.getUniformLocation(program, name));
  return ({ beams, colours, picture, seconds }) => {
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(r ?? null, canvas.width, canvas.height);
    gl.uniform3f(m ?? null, ...picture);
    gl.uniform1f(t ?? null, seconds % 1000);
    gl.uniform4fv(b ?? null, beams);
    gl.uniform3fv(c ?? null, colours);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}
