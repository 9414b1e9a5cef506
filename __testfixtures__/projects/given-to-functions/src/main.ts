import { connect } from './client';
import { figures } from './figures';

figures(connect(process.env.KOMGA_URL ?? 'http://localhost:25600')).then(console.log);
