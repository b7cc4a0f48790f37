/**
 * Makes the detector cheaper, with the same answers but for the last digit. It enlarges what it has seen on smaller
 * pictures and then works on all of it: that work is done before, and enlarging comes behind it.
 */
import {
  constant,
  type GraphNode,
  intsOf,
  numberOf,
  type Tensor,
  tensorOf,
  wholeAttribute,
  wholeConstant,
} from "./onnx_graph.ts";

/** The steps of a model, its enlarging behind those that follow it; of others all stay as they are. */
export const enlargeLate = (nodes: readonly GraphNode[]): GraphNode[] =>
  new Enlarging(nodes).change();

/** Which of three weights meet which of the two small pixels under them, by the half of the pixel that is looked at. */
const MEETS = [[[0], [1, 2]], [[0, 1], [2]]];
/** Halves of a pixel, row by row. */
const QUARTERS = [[0, 0], [0, 1], [1, 0], [1, 1]];
const TO_THE_END = 2 ** 31 - 1;

class Enlarging {
  readonly #makers = new Map<string, GraphNode>();
  readonly #takers = new Map<string, GraphNode[]>();
  readonly #numbers: GraphNode[] = [];
  readonly #replaced = new Map<GraphNode, GraphNode[]>();

  constructor(readonly nodes: readonly GraphNode[]) {
    for (const node of nodes) {
      for (const name of node.outputs) this.#makers.set(name, node);
      for (const name of node.inputs) this.#takers.set(name, [...this.#takersOf(name), node]);
    }
  }

  change(): GraphNode[] {
    for (const node of this.nodes) {
      if (node.op === "Conv") this.#splitRow(node);
      else if (node.op === "ConvTranspose") this.#enlargeAtTheEnd(node);
    }
    if (this.#replaced.size === 0) return [...this.nodes];
    return [...this.#numbers, ...this.nodes.flatMap((it) => this.#replaced.get(it) ?? [it])];
  }

  /** Looks at small pictures enlarged, each twice as much as the next, and one that is not, side by side. */
  #splitRow(look: GraphNode): void {
    const weights = this.#weightsOf(look);
    const row = this.#makerOf(look.inputs[0], "Concat");
    const level = this.#onlyTaker(look, "BatchNormalization");
    const change = level && this.#affineOf(level);
    if (!weights || !row || !this.#hasOneTaker(row) || !change) return;
    const enlarged = row.inputs.slice(0, -1).map((name) => this.#makerOf(name, "Resize"));
    if (enlarged.length === 0 || !enlarged.every((it) => it && this.#hasOneTaker(it))) return;
    const own = row.inputs.at(-1)!, [answer] = level.outputs;
    const { dims: [outputs, channels], values } = weights;
    const levelled: Tensor = {
      dims: weights.dims,
      values: values.map((it, i) => it * change.scale[Math.floor(i * outputs / values.length)]),
    };
    const small = channels - channels / row.inputs.length;
    const halved = enlarged.map((it) => this.#enlargeHalf(it!));
    this.#replaced.set(row, [{ ...row, inputs: halved }]);
    this.#replaced.set(level, []);
    this.#replaced.set(look, [
      {
        ...look,
        inputs: [
          own,
          this.#number(`${answer}.last`, channelsOf(levelled, small, channels)),
          this.#number(`${answer}.shift`, { dims: [outputs], values: change.shift }),
        ],
        outputs: [`${answer}.own`],
      },
      ...this.#lookAtSmall(row.outputs[0], channelsOf(levelled, 0, small), {
        like: look,
        name: `${answer}.small`,
      }),
      addition([`${answer}.own`, `${answer}.small`], answer),
    ]);
  }

  /** Enlarges half as much as it did. @returns the name of what comes out */
  #enlargeHalf(enlarged: GraphNode): string {
    const half = this.#factorOf(enlarged) / 2;
    if (half === 1) {
      this.#replaced.set(enlarged, []);
      return enlarged.inputs[0];
    }
    const [name] = enlarged.outputs;
    const factors = { dims: [4], values: Float32Array.of(1, 1, half, half) };
    const [from, region] = enlarged.inputs;
    this.#replaced.set(enlarged, [
      { ...enlarged, inputs: [from, region, this.#number(`${name}.half`, factors)] },
    ]);
    return name;
  }

  /** What three by three weights see on a picture enlarged by two, from the picture as it was: a look for each quarter. */
  #lookAtSmall(
    picture: string,
    weights: Tensor,
    { like, name }: { like: GraphNode; name: string },
  ): GraphNode[] {
    const [outputs] = weights.dims;
    const quarters = QUARTERS.map(([down, right], i): GraphNode => {
      const at = (what: string, values: number[]) => this.#whole(`${name}.${i}.${what}`, values);
      const end = (isFar: number) => isFar === 1 ? TO_THE_END : -1;
      return {
        op: "Slice",
        inputs: [
          `${name}.quarters`,
          at("starts", [i * outputs, down, right]),
          at("ends", [(i + 1) * outputs, end(down), end(right)]),
          at("axes", [1, 2, 3]),
        ],
        outputs: [`${name}.${i}`],
        attributes: new Map(),
      };
    });
    return [
      {
        op: "Conv",
        inputs: [picture, this.#number(`${name}.weights`, weightsOfQuarters(weights))],
        outputs: [`${name}.quarters`],
        attributes: new Map([["pads", like.attributes.get("pads")!]]),
      },
      ...quarters,
      {
        op: "Concat",
        inputs: quarters.map(({ outputs: [it] }) => it),
        outputs: [`${name}.row`],
        attributes: new Map([wholeAttribute("axis", 1)]),
      },
      interleave(`${name}.row`, 2, name),
    ];
  }

  /** Two enlargings by two with their own weights, one behind the other: what they make of a pixel are its channels. */
  #enlargeAtTheEnd(last: GraphNode): void {
    const cut = this.#makerOf(last.inputs[0], "Relu");
    const level = cut && this.#makerOf(cut.inputs[0], "BatchNormalization");
    const shifted = level && this.#makerOf(level.inputs[0], "Add");
    const first = shifted && this.#makerOf(shifted.inputs[0], "ConvTranspose");
    const moved = this.#onlyTaker(last, "Add");
    const share = moved && this.#onlyTaker(moved, "Sigmoid");
    const change = level && this.#affineOf(level);
    const [firstly, lastly] = [first, last].map((it) => it ? this.#enlargingOf(it) : null);
    const [shift, rest] = [shifted, moved].map((it) => it ? this.#tensorOf(it.inputs[1]) : null);
    if (!share || !change || !firstly || !lastly || !shift || rest?.values.length !== 1) return;
    if (
      lastly.dims[1] !== 1 || ![cut, level, shifted, first].every((it) => this.#hasOneTaker(it!))
    ) {
      return;
    }
    const [inputs, channels] = firstly.dims;
    const [name] = share.outputs;
    const four = QUARTERS.length;
    const spread = new Float32Array(channels * four * inputs);
    const joined = new Float32Array(four * four * channels * four);
    const shifts = new Float32Array(channels * four);
    for (let channel = 0; channel < channels; channel++) {
      for (let quarter = 0; quarter < four; quarter++) {
        const at = channel * four + quarter;
        shifts[at] = shift.values[channel] * change.scale[channel] + change.shift[channel];
        for (let input = 0; input < inputs; input++) {
          spread[at * inputs + input] = change.scale[channel] *
            firstly.values[(input * channels + channel) * four + quarter];
        }
        QUARTERS.forEach(([down, right], i) => {
          const [rowsDown, columnsRight] = QUARTERS[quarter];
          const place = (2 * rowsDown + down) * four + 2 * columnsRight + right;
          joined[place * channels * four + at] = lastly.values[channel * four + i];
        });
      }
    }
    const weighed = (node: GraphNode, weights: Float32Array, biases: Float32Array): GraphNode => ({
      op: "Conv",
      inputs: [
        node.inputs[0],
        this.#number(`${node.outputs[0]}.weights`, {
          dims: [biases.length, weights.length / biases.length, 1, 1],
          values: weights,
        }),
        this.#number(`${node.outputs[0]}.shift`, { dims: [biases.length], values: biases }),
      ],
      outputs: node.outputs,
      attributes: new Map(),
    });
    const biases = new Float32Array(four * four).fill(rest.values[0]);
    for (const node of [level!, shifted!, moved!]) this.#replaced.set(node, []);
    this.#replaced.set(first!, [weighed(first!, spread, shifts)]);
    this.#replaced.set(cut!, [{ ...cut!, inputs: first!.outputs }]);
    this.#replaced.set(last, [weighed(last, joined, biases)]);
    this.#replaced.set(share, [
      { ...share, inputs: last.outputs, outputs: [`${name}.small`] },
      interleave(`${name}.small`, four, name),
    ]);
  }

  #number(name: string, tensor: Tensor): string {
    this.#numbers.push(constant(name, tensor));
    return name;
  }

  #whole(name: string, values: number[]): string {
    this.#numbers.push(wholeConstant(name, values));
    return name;
  }

  /** Weights of a convolution without a bias, three wide and high, one step at a time and over all channels. */
  #weightsOf({ op, inputs, attributes }: GraphNode): Tensor | null {
    const weights = op === "Conv" && inputs.length === 2 ? this.#tensorOf(inputs[1]) : null;
    const isPlain = intsOf(attributes.get("strides")).every((it) => it === 1) &&
      intsOf(attributes.get("group")).every((it) => it === 1) &&
      intsOf(attributes.get("pads")).every((it) => it === 1);
    return weights && isPlain && weights.dims.slice(2).every((it) => it === 3) ? weights : null;
  }

  /** Weights of a step that makes four pixels of each. */
  #enlargingOf({ inputs, attributes }: GraphNode): Tensor | null {
    const weights = inputs.length === 2 ? this.#tensorOf(inputs[1]) : null;
    const isDouble = intsOf(attributes.get("strides")).every((it) => it === 2) &&
      intsOf(attributes.get("pads")).every((it) => it === 0);
    return weights && isDouble && weights.dims.slice(2).every((it) => it === 2) ? weights : null;
  }

  /** How much a picture is enlarged both ways; 0 where that is not told. */
  #factorOf({ inputs }: GraphNode): number {
    const [, , down, right] = this.#tensorOf(inputs[2])?.values ?? [];
    return down === right ? down ?? 0 : 0;
  }

  /** What a normalization does to each channel. */
  #affineOf(
    { inputs, attributes }: GraphNode,
  ): { scale: Float32Array<ArrayBuffer>; shift: Float32Array<ArrayBuffer> } | null {
    const numbers = inputs.slice(1).map((name) => this.#tensorOf(name)?.values);
    const least = numberOf(attributes.get("epsilon"));
    if (numbers.length !== 4 || least === null || !numbers.every((it) => it !== undefined)) {
      return null;
    }
    const [weights, biases, means, variances] = numbers;
    const scaleOf = (i: number) => weights[i] / Math.sqrt(variances[i] + least);
    return {
      scale: Float32Array.from(weights, (_, i) => scaleOf(i)),
      shift: Float32Array.from(biases, (bias, i) => bias - means[i] * scaleOf(i)),
    };
  }

  #tensorOf(name: string | undefined): Tensor | null {
    const maker = name === undefined ? undefined : this.#makers.get(name);
    return maker ? tensorOf(maker) : null;
  }

  #makerOf(name: string | undefined, op: string): GraphNode | null {
    const maker = name === undefined ? undefined : this.#makers.get(name);
    return maker?.op === op ? maker : null;
  }

  #takersOf(name: string): GraphNode[] {
    return this.#takers.get(name) ?? [];
  }

  #hasOneTaker({ outputs: [name] }: GraphNode): boolean {
    return this.#takersOf(name).length === 1;
  }

  #onlyTaker(node: GraphNode, op: string): GraphNode | null {
    const [taker] = this.#takersOf(node.outputs[0]);
    return this.#hasOneTaker(node) && taker.op === op ? taker : null;
  }
}

const addition = (inputs: string[], output: string): GraphNode => ({
  op: "Add",
  inputs,
  outputs: [output],
  attributes: new Map(),
});

/** Channels that are the pixels of a square, laid out. */
const interleave = (input: string, side: number, output: string): GraphNode => ({
  op: "DepthToSpace",
  inputs: [input],
  outputs: [output],
  attributes: new Map([wholeAttribute("blocksize", side)]),
});

/** Weights for some of the channels that come in. */
function channelsOf(
  { dims: [outputs, inputs, height, width], values }: Tensor,
  from: number,
  to: number,
): Tensor {
  const area = height * width;
  const part = new Float32Array(outputs * (to - from) * area);
  for (let output = 0; output < outputs; output++) {
    const start = output * inputs * area;
    part.set(
      values.subarray(start + from * area, start + to * area),
      output * (to - from) * area,
    );
  }
  return { dims: [outputs, to - from, height, width], values: part };
}

/** Two by two weights for each quarter of a small pixel, from three by three for the enlarged one. */
function weightsOfQuarters({ dims: [outputs, inputs], values }: Tensor): Tensor {
  const all = new Float32Array(QUARTERS.length * values.length / 9 * 4);
  let at = 0;
  for (const [down, right] of QUARTERS) {
    for (let pair = 0; pair < outputs * inputs; pair++) {
      for (const rows of MEETS[down]) {
        for (const columns of MEETS[right]) {
          for (const row of rows) {
            for (const column of columns) all[at] += values[pair * 9 + row * 3 + column];
          }
          at++;
        }
      }
    }
  }
  return { dims: [QUARTERS.length * outputs, inputs, 2, 2], values: all };
}
