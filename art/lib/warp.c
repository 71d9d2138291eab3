// Frames between key pictures: the surfaces of the keys, moved to where another camera sees them.
// A camera is 15 numbers: origin, right, up, forward (3 each), pixels at depth 1, middle column, middle row.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint16_t *colour;     // h * w * 3
    const float *near;          // h * w, one divided by the depth
    const float *slope;         // h * w * 2, change of near by one column and one row along the surface
    const uint8_t *edge;        // h * w, not 0 where something nearer may have coloured the pixel
    const double *camera;
    float weight;
} Key;

static void point(const double *c, float x, float y, float z, double *out)
{
    double a = (x - c[13]) / c[12] * z, b = (c[14] - y) / c[12] * z;
    for (int i = 0; i < 3; i++)
        out[i] = c[i] + c[3 + i] * a + c[6 + i] * b + c[9 + i] * z;
}

static int project(const double *c, const double *p, float *x, float *y, float *z)
{
    double d[3] = { p[0] - c[0], p[1] - c[1], p[2] - c[2] };
    double f = d[0] * c[9] + d[1] * c[10] + d[2] * c[11];
    if (f < 1e-3)
        return 0;
    *x = c[13] + c[12] * (d[0] * c[3] + d[1] * c[4] + d[2] * c[5]) / f;
    *y = c[14] - c[12] * (d[0] * c[6] + d[1] * c[7] + d[2] * c[8]) / f;
    *z = f;
    return 1;
}

// The smaller of two changes: the one along the same surface.
static float calmer(float a, float b)
{
    return fabsf(a) < fabsf(b) ? a : b;
}

// slope and edge of a key from its near
void prepare(const float *near, float *slope, uint8_t *edge, int w, int h)
{
#pragma omp parallel for
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            long p = (long) y * w + x;
            float n = near[p];
            float l = x ? n - near[p - 1] : 1e9f, r = x < w - 1 ? near[p + 1] - n : 1e9f;
            float u = y ? n - near[p - w] : 1e9f, d = y < h - 1 ? near[p + w] - n : 1e9f;
            float limit = 0.08f * n;
            float sx = calmer(l, r), sy = calmer(u, d);
            sx = fabsf(sx) > limit ? 0 : sx;
            sy = fabsf(sy) > limit ? 0 : sy;
            slope[2 * p] = sx;
            slope[2 * p + 1] = sy;
            float most = n * 1.03f + 2 * (fabsf(sx) + fabsf(sy));
            uint8_t e = 0;
            for (int j = -1; j <= 1 && !e; j++)
                for (int i = -1; i <= 1; i++) {
                    int xx = x + i, yy = y + j;
                    if (xx >= 0 && yy >= 0 && xx < w && yy < h && near[(long) yy * w + xx] > most)
                        e = 1;
                }
            edge[p] = e;
        }
}

// Give pixels that something nearer has coloured the colour of their own surface beside them, where it shows.
void clean(const uint16_t *colour, const float *near, uint8_t *edge, uint16_t *out, int w, int h)
{
    uint8_t *left = malloc((size_t) w * h);
    memcpy(left, edge, (size_t) w * h);
    memcpy(out, colour, sizeof(uint16_t) * 3 * w * h);
#pragma omp parallel for
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            long p = (long) y * w + x;
            if (!edge[p])
                continue;
            float sum[3] = { 0, 0, 0 }, weight = 0;
            for (int j = -2; j <= 2; j++)
                for (int i = -2; i <= 2; i++) {
                    int xx = x + i, yy = y + j;
                    if (xx < 0 || yy < 0 || xx >= w || yy >= h)
                        continue;
                    long q = (long) yy * w + xx;
                    if (edge[q] || fabsf(near[q] - near[p]) > 0.04f * near[p] + 2e-5f)
                        continue;
                    float part = 1.0f / (i * i + j * j);
                    weight += part;
                    for (int c = 0; c < 3; c++)
                        sum[c] += part * colour[3 * q + c];
                }
            if (weight > 0) {
                left[p] = 0;
                for (int c = 0; c < 3; c++)
                    out[3 * p + c] = sum[c] / weight + 0.5f;
            }
        }
    memcpy(edge, left, (size_t) w * h);
    free(left);
}

static inline float side(const float *a, const float *b, float x, float y)
{
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
}

// Draw every pixel of a key as a small patch of its surface into out, which keeps what is nearest.
static void draw(const Key *key, const double *camera, float *out, int kw, int kh, int w, int h)
{
    static const float corner[4][2] = { {-0.56f, -0.56f}, {0.56f, -0.56f}, {0.56f, 0.56f}, {-0.56f, 0.56f} };
    for (int y = 0; y < kh; y++)
        for (int x = 0; x < kw; x++) {
            long p = (long) y * kw + x;
            float n = key->near[p], q[4][2], m[4];
            int seen = 1;
            for (int k = 0; k < 4 && seen; k++) {
                double at[3];
                float z, nk = n + corner[k][0] * key->slope[2 * p] + corner[k][1] * key->slope[2 * p + 1];
                point(key->camera, x + corner[k][0], y + corner[k][1], 1 / fmaxf(nk, n * 0.5f), at);
                seen = project(camera, at, &q[k][0], &q[k][1], &z);
                m[k] = 1 / z;
            }
            if (!seen)
                continue;
            float left = fminf(fminf(q[0][0], q[1][0]), fminf(q[2][0], q[3][0]));
            float right = fmaxf(fmaxf(q[0][0], q[1][0]), fmaxf(q[2][0], q[3][0]));
            float top = fminf(fminf(q[0][1], q[1][1]), fminf(q[2][1], q[3][1]));
            float bottom = fmaxf(fmaxf(q[0][1], q[1][1]), fmaxf(q[2][1], q[3][1]));
            if (right - left > 60 || bottom - top > 60)
                continue;
            int x0 = fmaxf(0, ceilf(left)), x1 = fminf(w - 1, floorf(right));
            int y0 = fmaxf(0, ceilf(top)), y1 = fminf(h - 1, floorf(bottom));
            float middle = (m[0] + m[1] + m[2] + m[3]) * 0.25f;
            float turn = side(q[0], q[1], q[2][0], q[2][1]) + side(q[0], q[2], q[3][0], q[3][1]);
            if (turn <= 0)
                continue;       // seen from behind
            float spanx = fmaxf(right - left, 1e-3f), spany = fmaxf(bottom - top, 1e-3f);
            float gx = (m[1] + m[2] - m[0] - m[3]) * 0.5f / spanx, gy = (m[2] + m[3] - m[0] - m[1]) * 0.5f / spany;
            float cx = (q[0][0] + q[1][0] + q[2][0] + q[3][0]) * 0.25f, cy = (q[0][1] + q[1][1] + q[2][1] + q[3][1]) * 0.25f;
            for (int yy = y0; yy <= y1; yy++)
                for (int xx = x0; xx <= x1; xx++) {
                    if (side(q[0], q[1], xx, yy) < 0 || side(q[1], q[2], xx, yy) < 0 || side(q[2], q[3], xx, yy) < 0
                        || side(q[3], q[0], xx, yy) < 0)
                        continue;
                    float v = middle + gx * (xx - cx) + gy * (yy - cy);
                    float *o = out + (long) yy * w + xx;
                    if (v > *o)
                        *o = v;
                }
        }
}

static inline void cubic(float t, float *w)
{
    w[0] = ((-0.5f * t + 1) * t - 0.5f) * t;
    w[1] = (1.5f * t - 2.5f) * t * t + 1;
    w[2] = ((-1.5f * t + 2) * t + 0.5f) * t;
    w[3] = (0.5f * t - 0.5f) * t * t;
}

// Colour of a point in a key, added to sum; returns the weight with which it was seen.
static float fetch(const Key *key, const double *at, int w, int h, float *sum)
{
    float x, y, z;
    if (!project(key->camera, at, &x, &y, &z))
        return 0;
    if (x < -0.5f || y < -0.5f || x > w - 0.5f || y > h - 0.5f)
        return 0;
    x = fminf(fmaxf(x, 0), w - 1.001f);
    y = fminf(fmaxf(y, 0), h - 1.001f);
    int ix = x, iy = y, whole = 1;
    float fx = x - ix, fy = y - iy, n = 1 / z, seen = 0, colour[3] = { 0, 0, 0 };
    for (int j = 0; j < 2; j++)
        for (int i = 0; i < 2; i++) {
            long p = (long) (iy + j) * w + ix + i;
            float sx = key->slope[2 * p], sy = key->slope[2 * p + 1];
            float expected = key->near[p] + sx * (fx - i) + sy * (fy - j);
            float off = fabsf(expected - n), room = 0.012f * n + 0.7f * (fabsf(sx) + fabsf(sy));
            if (off > room) {
                whole = 0;
                continue;
            }
            float part = (i ? fx : 1 - fx) * (j ? fy : 1 - fy) + 1e-4f;
            if (key->edge[p]) {
                whole = 0;
                part *= 0.03f;
            }
            seen += part;
            for (int c = 0; c < 3; c++)
                colour[c] += part * key->colour[3 * p + c];
        }
    if (seen <= 0)
        return 0;
    if (whole && ix > 0 && iy > 0 && ix < w - 2 && iy < h - 2) {
        float wx[4], wy[4], fine[3] = { 0, 0, 0 }, low[3] = { 1e9f, 1e9f, 1e9f }, high[3] = { 0, 0, 0 };
        cubic(fx, wx);
        cubic(fy, wy);
        for (int j = 0; j < 4; j++)
            for (int i = 0; i < 4; i++) {
                const uint16_t *q = key->colour + 3 * ((long) (iy + j - 1) * w + ix + i - 1);
                for (int c = 0; c < 3; c++) {
                    fine[c] += wx[i] * wy[j] * q[c];
                    low[c] = fminf(low[c], q[c]);
                    high[c] = fmaxf(high[c], q[c]);
                }
            }
        for (int c = 0; c < 3; c++)
            colour[c] = fminf(fmaxf(fine[c], low[c]), high[c]) * seen;
    }
    for (int c = 0; c < 3; c++)
        sum[c] += key->weight * colour[c];
    return key->weight * seen;
}

// keys: the first two lie round the frame, the others fill what neither shows. out: h * w * 3, as bright as the keys.
// near: room for fine * fine * h * w, fine: rows and columns of points a pixel.
void compose(const Key *keys, int count, int kw, int kh, const double *camera, float *near, float *out, int w, int h, int fine)
{
    int W = w * fine, H = h * fine;
    double large[15];
    memcpy(large, camera, sizeof large);
    large[12] = camera[12] * fine;
    large[13] = (camera[13] + 0.5) * fine - 0.5;
    large[14] = (camera[14] + 0.5) * fine - 0.5;
    memset(near, 0, sizeof(float) * W * H);
    for (int k = 0; k < count && k < 2; k++)
        draw(keys + k, large, near, kw, kh, W, H);
    uint8_t *blank = calloc((size_t) w * h, 1);
    int holes = 0;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float total[3] = { 0, 0, 0 };
            int met = 0;
            for (int j = 0; j < fine; j++)
                for (int i = 0; i < fine; i++) {
                    float n = near[(long) (y * fine + j) * W + x * fine + i], sum[3] = { 0, 0, 0 };
                    if (n <= 0)
                        continue;
                    double at[3];
                    point(large, x * fine + i, y * fine + j, 1 / n, at);
                    float weight = 0;
                    for (int k = 0; k < count; k++) {
                        if (k > 1 && weight > 0.05f)
                            break;
                        weight += fetch(keys + k, at, kw, kh, sum);
                    }
                    if (weight < 1e-7f)
                        continue;
                    for (int c = 0; c < 3; c++)
                        total[c] += sum[c] / weight;
                    met++;
                }
            long p = (long) y * w + x;
            if (met)
                for (int c = 0; c < 3; c++)
                    out[3 * p + c] = total[c] / met;
            else {
                blank[p] = 1;
                holes = 1;
            }
        }
    // What no key shows: the farthest of what lies around.
    for (int y = 0; holes && y < h; y++)
        for (int x = 0; x < w; x++) {
            long p = (long) y * w + x;
            if (!blank[p])
                continue;
            float far = 1e9f, sum[3] = { 0, 0, 0 }, weight = 0;
            for (int pass = 0; pass < 2; pass++)
                for (int a = 0; a < 16; a++) {
                    float dx = cosf(a * 0.3927f), dy = sinf(a * 0.3927f);
                    for (int r = 1; r < 160; r++) {
                        int xx = x + dx * r, yy = y + dy * r;
                        if (xx < 0 || yy < 0 || xx >= w || yy >= h)
                            break;
                        long q = (long) yy * w + xx;
                        if (blank[q])
                            continue;
                        float n = near[(long) yy * fine * W + xx * fine];
                        if (pass == 0)
                            far = fminf(far, n);
                        else if (n < far * 1.3f + 1e-6f) {
                            weight += 1.0f / r;
                            for (int c = 0; c < 3; c++)
                                sum[c] += out[3 * q + c] / r;
                        }
                        break;
                    }
                }
            for (int c = 0; c < 3; c++)
                out[3 * p + c] = weight ? sum[c] / weight : 0;
        }
    free(blank);
}
