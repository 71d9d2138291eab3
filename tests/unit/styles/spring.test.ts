import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(__dirname, "../../../src/styles/motion.css"), "utf8");

const tension = 170;
const friction = 26;
const mass = 1;

/** The position of an under-damped spring on its way from 0 to 1 after some seconds. */
function closedForm(seconds: number): number {
  const natural = Math.sqrt(tension / mass);
  const ratio = friction / (2 * Math.sqrt(tension * mass));
  const damped = natural * Math.sqrt(1 - ratio ** 2);
  const decay = ratio * natural;
  const swing = Math.cos(damped * seconds) + (decay / damped) * Math.sin(damped * seconds);
  return 1 - Math.exp(-decay * seconds) * swing;
}

const duration = Number(css.match(/--spring-duration: (\d+)ms/)?.[1]) / 1000;
const stops = (css.match(/--spring: linear\(([^)]*)\)/)?.[1] ?? "")
  .split(",")
  .map((stop) => stop.trim().split(" "))
  .map(([value, percent], index) => ({
    at: percent ? Number.parseFloat(percent) / 100 : Math.sign(index),
    value: Number(value),
  }));

/** The value of `linear()` between its stops. */
function token(part: number): number {
  const next = stops.findIndex(({ at }) => at >= part);
  const to = stops[next];
  const from = stops[next - 1];
  if (!to || !from) return to?.value ?? Number.NaN;
  return from.value + ((part - from.at) / (to.at - from.at)) * (to.value - from.value);
}

test("the spring token follows a spring of tension 170, friction 26, mass 1", () => {
  expect(duration).toBeGreaterThan(0);
  for (let part = 0; part <= 1; part += 0.002) {
    expect(Math.abs(token(part) - closedForm(part * duration))).toBeLessThan(0.005);
  }
});

test("the spring token starts at rest and ends where the spring has come to rest", () => {
  expect(stops[0]).toEqual({ at: 0, value: 0 });
  expect(stops.at(-1)).toEqual({ at: 1, value: 1 });
  expect(Math.abs(closedForm(duration) - 1)).toBeLessThan(0.002);
});
