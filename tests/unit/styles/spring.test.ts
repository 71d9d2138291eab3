import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(__dirname, "../../../src/styles/tokens.css"), "utf8");

/** Where a spring of tension 170, friction 26 and mass 1 is after some seconds, on its way from 0 to 1. */
function spring(seconds: number): number {
  const decay = 26 / 2;
  const turn = Math.sqrt(170 - decay ** 2);
  const swing = Math.cos(turn * seconds) + (decay / turn) * Math.sin(turn * seconds);
  return 1 - Math.exp(-decay * seconds) * swing;
}

test("the spring token follows the spring of the specification, from rest to rest", () => {
  const duration = Number(css.match(/--spring-duration: (\d+)ms/)?.[1]) / 1000;
  const stops = (css.match(/--spring: linear\(([^)]*)\)/)?.[1] ?? "")
    .split(",")
    .map((stop) => stop.trim().split(" "))
    .map(([value, percent = ""], index) => ({
      at: percent ? Number.parseFloat(percent) / 100 : Math.sign(index),
      value: Number(value),
    }));
  expect([stops[0], stops.at(-1)]).toEqual([
    { at: 0, value: 0 },
    { at: 1, value: 1 },
  ]);
  expect(Math.abs(spring(duration) - 1)).toBeLessThan(0.002);
  for (const [index, to] of stops.slice(1).entries()) {
    const { at, value } = stops[index] ?? to;
    for (let part = 0; part <= 1; part += 0.02) {
      const seconds = (at + part * (to.at - at)) * duration;
      expect(Math.abs(value + part * (to.value - value) - spring(seconds))).toBeLessThan(0.005);
    }
  }
});
