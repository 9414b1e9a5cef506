import express from 'express';
import mongoose from 'mongoose';
import { Book } from './models/book.js';

const app = express();
app.use(express.json());

app.get('/api/v1/books', async (request, response) => { // nope: a route of a server; mention
  const page = Number(request.query.page ?? 1);
  response.json({ books: await Book.find().skip((page - 1) * 10).limit(10) });
});

app.get('/api/v1/books/:id', async (request, response) => response.json(await Book.findById(request.params.id))); // nope: a route of a server
app.post('/api/v1/books', async (request, response) => response.status(201).json(await Book.create(request.body))); // nope: a route of a server

await mongoose.connect(process.env.MONGO_URL);
app.listen(5000);
