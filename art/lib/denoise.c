// dual-buffer joint NLM denoiser (Rousselle 2012/2013 style), feature guided.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <omp.h>
static inline float mn(float a, float b)
{
    return a < b ? a : b;
}

static inline float mx(float a, float b)
{
    return a > b ? a : b;
}

// box blur radius r of single channel, in place via tmp
void boxblur(float *a, float *t, int w, int h, int r)
{
#pragma omp parallel for
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            float s = 0;
            int n = 0;
            for (int k = -r; k <= r; k++) {
                int xx = x + k;
                if (xx >= 0 && xx < w) {
                    s += a[y * w + xx];
                    n++;
                }
            }
            t[y * w + x] = s / n;
        }
    }
#pragma omp parallel for
    for (int y = 0; y < h; y++) {
        int y0 = y - r < 0 ? 0 : y - r, y1 = y + r >= h ? h - 1 : y + r;
        for (int x = 0; x < w; x++) {
            float s = 0;
            for (int k = y0; k <= y1; k++)
                s += t[k * w + x];
            a[y * w + x] = s / (y1 - y0 + 1);
    }}
}

// img: planar 3*w*h source to be filtered; gui: planar 3 guide (other half); var: planar 3 variance
// feat: planar nf*w*h ; fk: per-pixel-scale for each feature (1/(bandwidth^2)); out: planar 3
void nlm(const float *img, const float *gui, const float *var, const float *feat, int nf, const float *fk,
         float *out, int w, int h, int R, int P, float k, float alpha, float fkill)
{
    long n = (long) w * h;
    const int BH = 24;
    int nb = (h + BH - 1) / BH;
#pragma omp parallel for schedule(dynamic,1)
    for (int b = 0; b < nb; b++) {
        int y0 = b * BH, y1 = y0 + BH > h ? h : y0 + BH;
        int ey0 = y0 - P, ey1 = y1 + P;
        int eh = ey1 - ey0;
        float *d = malloc(sizeof(float) * eh * w), *t = malloc(sizeof(float) * eh * w);
        float *acc = calloc(4 * (size_t) (y1 - y0) * w, sizeof(float));
        long bn = (long) (y1 - y0) * w;
        for (int dy = -R; dy <= R; dy++)
            for (int dx = -R; dx <= R; dx++) {
                for (int y = ey0; y < ey1; y++) {
                    float *dr = d + (long) (y - ey0) * w;
                    int yy = y + dy;
                    if (y < 0 || y >= h || yy < 0 || yy >= h) {
                        for (int x = 0; x < w; x++)
                            dr[x] = 0;
                        continue;
                    }
                    int xa = dx < 0 ? -dx : 0, xb = dx > 0 ? w - dx : w;
                    for (int x = 0; x < xa; x++)
                        dr[x] = 0;
                    for (int x = xb; x < w; x++)
                        dr[x] = 0;
                    for (int x = xa; x < xb; x++) {
                        long p = (long) y * w + x, q = (long) yy *w + x + dx;
                        float s = 0;
                        for (int c = 0; c < 3; c++) {
                            float vp = var[c * n + p], vq = var[c * n + q];
                            float df = gui[c * n + p] - gui[c * n + q];
                            s += (df * df - alpha * (vp + mn(vp, vq))) / (1e-6f + k * k * (vp + vq));
                        }
                        dr[x] = s * (1.f / 3);
                    }
                }
                // horizontal box
                for (int r = 0; r < eh; r++) {
                    float *dr = d + (long) r * w, *tr = t + (long) r *w;
                    for (int x = 0; x < w; x++)
                        tr[x] = 0;
                    for (int kx = -P; kx <= P; kx++) {
                        int xa = kx < 0 ? -kx : 0, xb = kx > 0 ? w - kx : w;
                        for (int x = xa; x < xb; x++)
                            tr[x] += dr[x + kx];
                    }
                }
                float inv = 1.f / ((2 * P + 1) * (2 * P + 1));
                for (int y = y0; y < y1; y++) {
                    int yy = y + dy;
                    if (yy < 0 || yy >= h)
                        continue;
                    float *dr = d;      // reuse first row as vertical sum
                    for (int x = 0; x < w; x++)
                        dr[x] = 0;
                    for (int ky = -P; ky <= P; ky++) {
                        float *tr = t + (long) (y + ky - ey0) * w;
                        for (int x = 0; x < w; x++)
                            dr[x] += tr[x];
                    }
                    int xa = dx < 0 ? -dx : 0, xb = dx > 0 ? w - dx : w;
                    long off = (long) (y - y0) * w;
                    for (int x = xa; x < xb; x++) {
                        long p = (long) y * w + x, q = (long) yy *w + x + dx;
                        float dc = mx(0.f, dr[x] * inv), ff = 0;
                        for (int f = 0; f < nf; f++) {
                            float e = feat[f * n + p] - feat[f * n + q];
                            ff = mx(ff, e * e * fk[f * n + p]);
                        }
                        float wgt = expf(-mx(dc, ff * fkill));
                        acc[off + x] += wgt;
                        acc[bn + off + x] += wgt * img[q];
                        acc[2 * bn + off + x] += wgt * img[n + q];
                        acc[3 * bn + off + x] += wgt * img[2 * n + q];
                    }
                }
            }
        for (long i = 0; i < bn; i++) {
            long p = (long) y0 * w + i;
            float iw = 1.f / mx(acc[i], 1e-9f);
            for (int c = 0; c < 3; c++)
                out[c * n + p] = acc[(c + 1) * bn + i] * iw;
        }
        free(d);
        free(t);
        free(acc);
    }
}

// firefly clamp: limit each pixel luminance to m * (k-th largest in 5x5 neighbourhood excluding itself)
void firefly(float *img, int w, int h, float m)
{
    long n = (long) w * h;
    float *l = malloc(n * sizeof(float));
    for (long i = 0; i < n; i++)
        l[i] = .3f * img[i] + .6f * img[n + i] + .1f * img[2 * n + i];
#pragma omp parallel for
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float t[4] = { 0, 0, 0, 0 };
            for (int j = -2; j <= 2; j++)
                for (int i = -2; i <= 2; i++) {
                    if (!i && !j)
                        continue;
                    int xx = x + i, yy = y + j;
                    if (xx < 0 || yy < 0 || xx >= w || yy >= h)
                        continue;
                    float v = l[yy * w + xx];
                    for (int k = 0; k < 4; k++)
                        if (v > t[k]) {
                            float s = t[k];
                            t[k] = v;
                            v = s;
                        }
                }
            float lim = t[3] * m + 0.02f;
            long p = (long) y * w + x;
            if (l[p] > lim) {
                float s = lim / l[p];
                for (int c = 0; c < 3; c++)
                    img[c * n + p] *= s;
            }
        }
    free(l);
}

// One level of an a-trous filter for what the first filter leaves: soft blotches wider than its window.
// img, out: planar 3; var: variance of img, one plane; nor, pos: planar 3; dist: distance from the camera; skip: not 0
// where nothing is filtered. Taps lie step pixels apart; tol: how far off the plane, in parts of the distance.
void atrous(const float *img, const float *var, const float *nor, const float *pos, const float *dist,
            const float *skip, float *out, float *vout, int w, int h, int step, float k, float tol, float sharp)
{
    static const float kernel[3] = { 6, 4, 1 };
    long n = (long) w * h;
#pragma omp parallel for schedule(dynamic,8)
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            long p = (long) y * w + x;
            float sum = 0, s2 = 0, acc[3] = { 0, 0, 0 }, width = tol * dist[p];
            for (int j = -2; j <= 2; j++)
                for (int i = -2; i <= 2; i++) {
                    int xx = x + i * step, yy = y + j * step;
                    if (xx < 0 || yy < 0 || xx >= w || yy >= h)
                        continue;
                    long q = (long) yy * w + xx;
                    if (q != p && (skip[p] || skip[q]))
                        continue;
                    float cosine = 0, off = 0, colour = 0;
                    for (int c = 0; c < 3; c++) {
                        cosine += nor[c * n + p] * nor[c * n + q];
                        off += nor[c * n + p] * (pos[c * n + q] - pos[c * n + p]);
                        float d = img[c * n + p] - img[c * n + q];
                        colour += d * d;
                    }
                    off /= width;
                    float e = colour / (3 * k * k * (var[p] + var[q]) + 1e-7f) + off * off + sharp * mx(0.f, 1 - cosine);
                    float weight = kernel[abs(i)] * kernel[abs(j)] * expf(-e);
                    sum += weight;
                    s2 += weight * weight * var[q];
                    for (int c = 0; c < 3; c++)
                        acc[c] += weight * img[c * n + q];
                }
            for (int c = 0; c < 3; c++)
                out[c * n + p] = acc[c] / sum;
            vout[p] = s2 / (sum * sum);
        }
}

// temporal reprojection: pos (3 planar world), prevpos, prev (C planar), VP matrix of previous frame (16, row-major to pixel clip)
// out_hist: C planar, valid: 0/1
void reproj(const float *pos, const float *nor, const float *ppos, const float *pnor, const float *prev,
            int C, const float *M, float *out, float *valid, int w, int h, float tol, float ndmin)
{
    long n = (long) w * h;
#pragma omp parallel for
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            long p = (long) y * w + x;
            float X = pos[p], Y = pos[n + p], Z = pos[2 * n + p];
            valid[p] = 0;
            for (int c = 0; c < C; c++)
                out[c * n + p] = 0;
            float cw = M[12] * X + M[13] * Y + M[14] * Z + M[15];
            if (cw <= 0.01f)
                continue;
            float u = ((M[0] * X + M[1] * Y + M[2] * Z + M[3]) / cw * .5f + .5f) * w - .5f, v =
                ((M[4] * X + M[5] * Y + M[6] * Z + M[7]) / cw * .5f + .5f) * h - .5f;
            int iu = (int) floorf(u), iv = (int) floorf(v);
            float fu = u - iu, fv = v - iv, ws = 0;
            for (int j = 0; j < 2; j++)
                for (int i = 0; i < 2; i++) {
                    int a = iu + i, bb = iv + j;
                    if (a < 0 || bb < 0 || a >= w || bb >= h)
                        continue;
                    long q = (long) bb * w + a;
                    float ex = ppos[q] - X, ey = ppos[n + q] - Y, ez = ppos[2 * n + q] - Z;
                    float t = tol * cw;
                    if (ex * ex + ey * ey + ez * ez > t * t)
                        continue;
                    float nd = nor[p] * pnor[q] + nor[n + p] * pnor[n + q] + nor[2 * n + p] * pnor[2 * n + q];
                    if (nd < ndmin)
                        continue;
                    float wt = (i ? fu : 1 - fu) * (j ? fv : 1 - fv);
                    ws += wt;
                    for (int c = 0; c < C; c++)
                        out[c * n + p] += wt * prev[c * n + q];
                }
            if (ws > .05f) {
                valid[p] = 1;
                for (int c = 0; c < C; c++)
                    out[c * n + p] /= ws;
            } else
                for (int c = 0; c < C; c++)
                    out[c * n + p] = 0;
        }
}
