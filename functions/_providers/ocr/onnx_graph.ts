/**
 * The graph of an ONNX model as operations that can be changed. What is not named here stays as it came, byte for byte.
 *
 * @source onnx.proto3 of ONNX 1.8 (ModelProto, GraphProto, NodeProto, AttributeProto, TensorProto), and the encoding of
 *         protocol buffers
 */

/** An operation: what it is, names of what goes in and comes out, and its attributes by name, as they are written. */
export interface GraphNode {
  op: string;
  inputs: string[];
  outputs: string[];
  attributes: Map<string, Uint8Array>;
}

/** Numbers with their shape. */
export interface Tensor {
  dims: number[];
  values: Float32Array;
}

/** One field of a message: its number, its bytes, and the same with what stands before them. */
interface Field {
  number: number;
  bytes: Uint8Array;
  whole: Uint8Array;
}

/** Fields that are written, in pieces: the weights of a model are copied once. */
type Pieces = Uint8Array[];

const GRAPH = 7, NODE = 1;
const INPUT = 1, OUTPUT = 2, OP = 4, ATTRIBUTE = 5;
const NAME = 1, FLOAT = 2, INT = 3, TENSOR = 5, INTS = 8, KIND = 20;
const FLOAT_KIND = 1, WHOLE_KIND = 2, TENSOR_KIND = 4;
const DIMS = 1, DATA_TYPE = 2, RAW = 9;
const FLOAT_TYPE = 1, WHOLE_TYPE = 7;
const VARINT = 0, EIGHT_BYTES = 1, SIZED = 2, FOUR_BYTES = 5;

/**
 * Changes the operations of a model.
 *
 * @param change gets them in their order and answers the new ones
 * @throws {RangeError} when the bytes are no model
 */
export function changeGraph(
  model: Uint8Array,
  change: (nodes: GraphNode[]) => GraphNode[],
): Uint8Array {
  const parts = readFields(model);
  const graph = parts.find(({ number }) => number === GRAPH);
  if (!graph) throw new RangeError("Cannot read model: it has no graph");
  const fields = readFields(graph.bytes);
  const nodes = change(fields.filter(({ number }) => number === NODE).map(readNode));
  const others = fields.filter(({ number }) => number !== NODE).map(({ whole }) => whole);
  return concat([
    ...parts.filter((it) => it !== graph).map(({ whole }) => whole),
    ...sized(GRAPH, [...nodes.flatMap((it) => sized(NODE, writeNode(it))), ...others]),
  ]);
}

/** The numbers an operation stands for; null for others, and where they are no floats. */
export function tensorOf({ op, attributes }: GraphNode): Tensor | null {
  const value = op === "Constant" && attributes.get("value");
  const tensor = value && readFields(value).find(({ number }) => number === TENSOR);
  if (!tensor) return null;
  const fields = readFields(tensor.bytes);
  const raw = fields.find(({ number }) => number === RAW)?.bytes;
  const type = fields.find(({ number }) => number === DATA_TYPE);
  if (!raw || !type || readVarint(type.bytes) !== FLOAT_TYPE) return null;
  const dims = fields.filter(({ number }) => number === DIMS).map(({ bytes }) => readVarint(bytes));
  return { dims, values: new Float32Array(raw.slice().buffer) };
}

/** An operation that stands for numbers. */
export const constant = (name: string, { dims, values }: Tensor): GraphNode =>
  constantOf(name, { dims, type: FLOAT_TYPE, values });

/** An operation that stands for a row of whole numbers. */
export const wholeConstant = (name: string, values: readonly number[]): GraphNode =>
  constantOf(name, {
    dims: [values.length],
    type: WHOLE_TYPE,
    values: BigInt64Array.from(values, BigInt),
  });

function constantOf(
  name: string,
  { dims, type, values }: { dims: number[]; type: number; values: Float32Array | BigInt64Array },
): GraphNode {
  const tensor = sized(TENSOR, [
    ...dims.flatMap((dim) => whole(DIMS, dim)),
    ...whole(DATA_TYPE, type),
    ...sized(RAW, [new Uint8Array(values.buffer, values.byteOffset, values.byteLength)]),
  ]);
  const value = concat([...text(NAME, "value"), ...tensor, ...whole(KIND, TENSOR_KIND)]);
  return { op: "Constant", inputs: [], outputs: [name], attributes: new Map([["value", value]]) };
}

/** An attribute that is a number, with its name. */
export function numberAttribute(name: string, value: number): [string, Uint8Array] {
  const four = new Uint8Array(Float32Array.of(value).buffer);
  return [
    name,
    concat([
      ...text(NAME, name),
      writeVarint(FLOAT * 8 + FOUR_BYTES),
      four,
      ...whole(KIND, FLOAT_KIND),
    ]),
  ];
}

/** An attribute that is a whole number, with its name. */
export const wholeAttribute = (name: string, value: number): [string, Uint8Array] => [
  name,
  concat([...text(NAME, name), ...whole(INT, value), ...whole(KIND, WHOLE_KIND)]),
];

/** Whole numbers of an attribute; none where it is not there. */
export function intsOf(attribute: Uint8Array | undefined): number[] {
  return (attribute ? readFields(attribute) : [])
    .filter(({ number }) => number === INT || number === INTS)
    .map(({ bytes }) => readVarint(bytes));
}

/** The number of an attribute; null where it is not there. */
export function numberOf(attribute: Uint8Array | undefined): number | null {
  const field = (attribute ? readFields(attribute) : []).find(({ number }) => number === FLOAT);
  return field ? new Float32Array(field.bytes.slice().buffer)[0] : null;
}

function readNode({ bytes }: Field): GraphNode {
  const fields = readFields(bytes);
  const all = (wanted: number) =>
    fields.filter(({ number }) => number === wanted).map(({ bytes }) => bytes);
  const nameOf = (attribute: Uint8Array) =>
    readText(readFields(attribute).find(({ number }) => number === NAME)!.bytes);
  return {
    op: readText(all(OP)[0]),
    inputs: all(INPUT).map(readText),
    outputs: all(OUTPUT).map(readText),
    attributes: new Map(all(ATTRIBUTE).map((it) => [nameOf(it), it])),
  };
}

const writeNode = ({ op, inputs, outputs, attributes }: GraphNode): Pieces => [
  ...inputs.flatMap((it) => text(INPUT, it)),
  ...outputs.flatMap((it) => text(OUTPUT, it)),
  ...text(OP, op),
  ...[...attributes.values()].flatMap((it) => sized(ATTRIBUTE, [it])),
];

const sized = (number: number, pieces: Pieces): Pieces => [
  writeVarint(number * 8 + SIZED),
  writeVarint(lengthOf(pieces)),
  ...pieces,
];
const whole = (number: number, value: number): Pieces => [
  writeVarint(number * 8 + VARINT),
  writeVarint(value),
];
const text = (number: number, value: string): Pieces =>
  sized(number, [new TextEncoder().encode(value)]);
const readText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function readFields(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length;) {
    const start = at;
    const head = message.subarray(at, at += varintLength(message, at));
    const wire = head[0] & 7;
    let length = varintLength(message, at);
    if (wire === SIZED) length = readVarint(message.subarray(at, at += length));
    else if (wire !== VARINT) length = wire === EIGHT_BYTES ? 8 : 4;
    const bytes = message.subarray(at, at += length);
    fields.push({ number: readVarint(head) >> 3, bytes, whole: message.subarray(start, at) });
  }
  return fields;
}

function varintLength(bytes: Uint8Array, at: number): number {
  let end = at;
  while (bytes[end] >= 128) end++;
  return end + 1 - at;
}

const readVarint = (bytes: Uint8Array): number =>
  bytes.reduceRight((value, byte) => value * 128 + (byte & 127), 0);

function writeVarint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(rest % 128 + 128);
  return Uint8Array.from([...bytes, rest]);
}

const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

function concat(pieces: Pieces): Uint8Array {
  const bytes = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
