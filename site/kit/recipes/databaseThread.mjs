// PostgreSQL in a thread of its own: `threadDatabase.ts` ends it when a query does not end.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './postgres.mjs';

const database = await openDatabase(workerData);
parentPort.on('message', async (sql) => {
  try {
    parentPort.postMessage({ result: await database.run(sql) });
  } catch (error) {
    const { message, hint, position } = error;
    parentPort.postMessage({ fault: { message, hint, position } });
  }
});
parentPort.postMessage('ready');
